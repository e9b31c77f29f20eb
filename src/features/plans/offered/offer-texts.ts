import type { Locale } from '#src/config/locale.ts';
import ar from '../messages/offer-ar.json';
import en from '../messages/offer-en.json';

/** Texts of offers; they load with these, so that pages without an offer have none. */
export const offerTexts: Record<Locale, Record<keyof typeof en, string>> = { en, ar };
