import { FALLBACK_LOCALE, localeOfPath, toLocale, type Locale } from '../../config/locale.ts';

/** The names under which i18next keeps a language, as SPEC section 9 has them. */
const COOKIE = 'i18next';
const STORED = 'i18nextLng';
const PARAMETER = 'lng';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/** The visitor's language: the path's (`/ar`) outranks SPEC's detection order; an unknown one is passed over. */
export function detectLocale(pathname: string): Locale {
  const ofPath = localeOfPath(pathname);
  if (ofPath) return ofPath;

  const locales = tagsInOrder().map((tag) => toLocale(tag ?? undefined));

  return locales.find((locale) => locale !== undefined) ?? FALLBACK_LOCALE;
}

/** SPEC section 9: where a visitor's language is looked up, in this order. */
const tagsInOrder = () => [
  new URLSearchParams(window.location.search).get(PARAMETER),
  new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(document.cookie)?.[1],
  withStorage(() => window.localStorage.getItem(STORED)),
  withStorage(() => window.sessionStorage.getItem(STORED)),
  ...navigator.languages,
  document.documentElement.lang,
];

/** Keeps the visitor's choice for the next view: in local storage, and in a cookie that the web server reads. */
export function rememberLocale(locale: Locale): void {
  withStorage(() => {
    window.localStorage.setItem(STORED, locale);
  });
  const expires = new Date(Date.now() + YEAR_MS).toUTCString();
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // Lax: the server sees the choice on the way from another site too, and begins in the right language.
  document.cookie = `${COOKIE}=${locale}; Path=/; Expires=${expires}; SameSite=Lax${secure}`;
}

/** Null where the browser keeps its storage closed to the page, or full. */
function withStorage<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
