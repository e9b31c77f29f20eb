import type { Locale } from '#src/config/locale.ts';
import ar from './messages/ar.json';
import en from './messages/en.json';

/** Texts around the questions; they load with the code of the panel that shows them, after the first screen. */
export const faqTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
