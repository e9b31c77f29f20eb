import LanguageDetector from 'i18next-browser-languagedetector';
import { FALLBACK_LOCALE, localeOfPath, toLocale, type Locale } from './locale.ts';

/** SPEC section 9: where a visitor's language is looked up, in this order. */
const ORDER = ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'];

/** With `getBestMatchFromCodes` present the detector answers every code it found, best first. */
const services = { languageUtils: { getBestMatchFromCodes: (codes: string[]) => codes[0] } };

const YEAR_MINUTES = 365 * 24 * 60;

const createDetector = () =>
  new LanguageDetector(services, {
    order: ORDER,
    lookupQuerystring: 'lng',
    caches: ['localStorage', 'cookie'],
    cookieMinutes: YEAR_MINUTES,
    // Lax: the server sees the choice on the way from another site too, and begins in the right language.
    cookieOptions: { path: '/', sameSite: 'lax', secure: window.location.protocol === 'https:' },
  });

/** The visitor's language: the path's (`/ar`) outranks SPEC's detection order; an unknown one is passed over. */
export function detectLocale(pathname: string): Locale {
  const ofPath = localeOfPath(pathname);
  if (ofPath) return ofPath;

  const codes = [createDetector().detect() ?? []].flat();

  return codes.map(toLocale).find((locale) => locale !== undefined) ?? FALLBACK_LOCALE;
}

/** Keeps the visitor's choice for the next view: in local storage, and in a cookie that the web server reads. */
export function rememberLocale(locale: Locale): void {
  createDetector().cacheUserLanguage(locale);
}
