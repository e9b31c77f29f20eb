import type { Locale } from '#src/config/locale.ts';
import ar from '../messages/gaps-ar.json';
import en from '../messages/gaps-en.json';

/** Texts of the dialog that fills missing prices; they load with its code. */
export const gapTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
