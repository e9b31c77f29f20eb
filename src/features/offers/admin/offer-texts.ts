import type { Locale } from '#src/config/locale.ts';
import ar from '../messages/admin-ar.json';
import en from '../messages/admin-en.json';

/** Texts of the part about offers; they load with its code. */
export const offersTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
