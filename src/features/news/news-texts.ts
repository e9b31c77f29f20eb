import type { Locale } from '#src/config/locale.ts';
import ar from './messages/ar.json';
import en from './messages/en.json';

/** Texts of the announcements' pages; they load with their code, so that the landing page has none. */
export const newsTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
