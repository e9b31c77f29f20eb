import type { Locale } from '#src/config/locale.ts';
import ar from '../messages/form-ar.json';
import en from '../messages/form-en.json';

/** Texts that the form of a plan has besides its labels; they load with its code. */
export const formTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
