export type Locale = 'en' | 'ar';

/** Who sends, and where the links of a template lead. */
export type Brand = {
  name: Record<Locale, string>;
  postalAddress: Record<Locale, string>;
  logoUrl: string;
  links: { home: string; support: string; privacy: string; terms: string };
};
