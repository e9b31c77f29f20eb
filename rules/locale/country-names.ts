import ar from './countries-ar.json' with { type: 'json' };
import en from './countries-en.json' with { type: 'json' };

/** The names of countries in one language, by ISO 3166-1 alpha-2 code. */
export type CountryNames = Readonly<Record<string, string>>;

/**
 * Names from CLDR, of the package `cldr-localenames-full` in the version that both files name, with the short forms of
 * Palestine, Hong Kong and Macao. Browsers and Node have names of their own age, so that one country would have several.
 */
export const countryNames: Readonly<Record<'en' | 'ar', CountryNames>> = { en: en.names, ar: ar.names };
