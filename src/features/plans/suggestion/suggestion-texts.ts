import type { Locale } from '#src/config/locale.ts';
import ar from '../messages/suggestion-ar.json';
import en from '../messages/suggestion-en.json';

/** Texts of the suggested currency; they load with its code, after the first screen. */
export const suggestionTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
