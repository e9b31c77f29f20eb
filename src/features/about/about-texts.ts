import type { Locale } from '#src/config/locale.ts';
import ar from './messages/ar.json';
import en from './messages/en.json';

/** Texts about the company; they load with the code of the panel that shows them, after the first screen. */
export const aboutTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
