import { FORMAT_LOCALES } from '#rules/locale/format-locales.ts';

/** The languages of the site; the first one is the fallback. */
export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = 'en';

/** Name of each language in that language. */
export const OWN_NAMES: Record<Locale, string> = { en: 'English', ar: 'العربية' };

export type FormatLocale = (typeof FORMAT_LOCALES)[Locale];

/** Returns the locale for formatting numbers and dates of a language. */
export function formatLocaleOf(locale: Locale): FormatLocale {
  return FORMAT_LOCALES[locale];
}

export type Direction = 'ltr' | 'rtl';

/** Returns the reading direction of a language. */
export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** Returns the site's language for a BCP 47 tag such as `ar-EG`, or undefined for a language that the site lacks. */
export function toLocale(tag: string | undefined): Locale | undefined {
  const language = tag?.toLowerCase().split(/[-_]/)[0];

  return LOCALES.find((locale) => locale === language);
}

/** Returns the language that a URL chooses by its path (`/ar/…`), or else by `?lng=`. */
export function localeOfUrl({ pathname, search }: { pathname: string; search: string }): Locale | undefined {
  return localeOfPath(pathname) ?? toLocale(new URLSearchParams(search).get('lng') ?? undefined);
}

/** Returns the language that a path names by its first segment (`/ar/hosting/vps`), if any. */
export function localeOfPath(pathname: string): Locale | undefined {
  return LOCALES.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
}

/** Removes the language from a path (`/ar/hosting/vps` becomes `/hosting/vps`). */
export function withoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname);

  return locale ? pathname.slice(locale.length + 1) || '/' : pathname;
}
