import type { Locale } from '#src/config/locale.ts';
import ar from '../messages/admin-ar.json';
import en from '../messages/admin-en.json';

/** Texts of the part about tax; they load with its code. */
export const taxTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
