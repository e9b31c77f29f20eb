import { FALLBACK_LOCALE, localeOfPath, toLocale, type Locale } from '../../config/locale.ts';
import { withStorage } from '#src/lib/storage/with-storage.ts';

/** Names under which i18next stores the language; SPEC section 9. */
const COOKIE = 'i18next';
const STORED = 'i18nextLng';
const PARAMETER = 'lng';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/** Returns the visitor's language: the path's (`/ar`), or else the first one in SPEC's order that the site has. */
export function detectLocale(pathname: string): Locale {
  const ofPath = localeOfPath(pathname);
  if (ofPath) return ofPath;

  const locales = tagsInOrder().map((tag) => toLocale(tag ?? undefined));

  return locales.find((locale) => locale !== undefined) ?? FALLBACK_LOCALE;
}

/** Returns the language tags from all sources in the order of SPEC section 9. */
const tagsInOrder = () => [
  new URLSearchParams(window.location.search).get(PARAMETER),
  new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(document.cookie)?.[1],
  withStorage(() => window.localStorage.getItem(STORED)),
  withStorage(() => window.sessionStorage.getItem(STORED)),
  ...navigator.languages,
  document.documentElement.lang,
];

/** Stores the visitor's choice in local storage, and in a cookie that the web server reads. */
export function rememberLocale(locale: Locale): void {
  withStorage(() => {
    window.localStorage.setItem(STORED, locale);
  });
  const expires = new Date(Date.now() + YEAR_MS).toUTCString();
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // SameSite=Lax: the cookie comes with navigations from other sites too, so the server answers in the right language.
  document.cookie = `${COOKIE}=${locale}; Path=/; Expires=${expires}; SameSite=Lax${secure}`;
}
