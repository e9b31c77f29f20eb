/**
 * Locale for formatting numbers, dates and texts (react-intl's `locale`, `Intl`) in each language. The Arabic one names
 * its digits: for plain `ar` WebKit writes ٩٩ where Chromium and Firefox write 99, so one page could show both.
 */
export const FORMAT_LOCALES = { en: 'en', ar: 'ar-u-nu-latn' } as const;
