import type { Locale } from '#src/config/locale.ts';
import ar from '../messages/admin-ar.json';
import en from '../messages/admin-en.json';

/** Texts of the upload of a picture, for forms beyond those of the brand. */
export const uploadTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
