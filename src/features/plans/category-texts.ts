import type { Locale } from '#src/config/locale.ts';
import ar from './messages/category-ar.json';
import en from './messages/category-en.json';

/** Texts of the comparison and the technical specifications; they load with these, so that the landing page has none. */
export const categoryTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
