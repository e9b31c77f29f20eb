import type { Locale } from '#src/config/locale.ts';
import ar from './messages/ar.json';
import en from './messages/en.json';

/**
 * Texts of the banner after a restore in both languages. They come with the banner's code, which hardly any back office
 * ever shows; a missing Arabic text does not compile.
 */
export const holdTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
