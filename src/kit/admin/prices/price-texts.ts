import type { Locale } from '#src/config/locale.ts';
import ar from '../messages/prices-ar.json';
import en from '../messages/prices-en.json';

/** Texts of the tables of prices; they load with the first table that is opened. */
export const priceTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
