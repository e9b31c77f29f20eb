/** The languages of the site; the first one is the fallback. */
export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = 'en';

/** Each language says its own name in itself. */
export const OWN_NAMES: Record<Locale, string> = { en: 'English', ar: 'العربية' };

/**
 * What numbers, dates and texts are formatted by (react-intl's `locale`, `Intl`). It names its digits, since for plain
 * `ar` WebKit writes ٩٩ where Chromium and Firefox write 99, and one page would have both.
 */
const FORMAT_LOCALES = { en: 'en', ar: 'ar-u-nu-latn' } as const satisfies Record<Locale, string>;
export type FormatLocale = (typeof FORMAT_LOCALES)[Locale];

/** The locale that a language's numbers and dates are formatted by. */
export function formatLocaleOf(locale: Locale): FormatLocale {
  return FORMAT_LOCALES[locale];
}

export type Direction = 'ltr' | 'rtl';

/** The reading direction of a language. */
export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The site's language for a BCP 47 tag such as `ar-EG`, or undefined when the site does not speak it. */
export function toLocale(tag: string | undefined): Locale | undefined {
  const language = tag?.toLowerCase().split(/[-_]/)[0];

  return LOCALES.find((locale) => locale === language);
}

/** The language that an address chooses: its path (`/ar/…`), or else `?lng=`. */
export function localeOfUrl({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): Locale | undefined {
  return localeOfPath(pathname) ?? toLocale(new URLSearchParams(search).get('lng') ?? undefined);
}

/** The language that a path names by its first segment (`/ar/hosting/vps`), if any. */
export function localeOfPath(pathname: string): Locale | undefined {
  return LOCALES.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
}

/** The path of a page without the language that it names (`/ar/hosting/vps` is `/hosting/vps`). */
export function withoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname);

  return locale ? pathname.slice(locale.length + 1) || '/' : pathname;
}
