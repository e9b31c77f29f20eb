import type { RuntimeConfig } from '../config/runtime-config.ts';
import type { Language } from '../pages/detect-language.ts';
import type { Page } from '../pages/page-list.ts';
import { seoTexts, type SeoTexts, type SiteSettings } from '../pages/site-settings.ts';

/** One page in one language, and all that its head is made of: nothing else is read or asked for. */
export type PageView = {
  publicUrl: string;
  language: Language;
  /** As it was asked for, without a query. */
  path: string;
  /** Missing where there is none. */
  page: Page | undefined;
  /** What administrators saved; undefined until the database was read. */
  saved: SiteSettings | undefined;
  config: RuntimeConfig;
};

/** The texts of one page: its own where the build lists one, the site's on the landing page and where there is none. */
export function headTexts({ page, saved, language, config }: PageView): SeoTexts {
  const site = seoTexts(saved, language);
  const own = page?.head?.[language];
  if (!own) return site;

  const legal = saved?.legalPages.find(({ slug }) => slug === page?.legalSlug);
  // Without an answer of the database a legal text's title is not known.
  if (page?.legalSlug && !legal) return site;
  const known: Record<string, string | undefined> = {
    brand: config.brandName[language],
    title: (language === 'ar' && legal?.title_ar) || legal?.title,
  };
  const fill = (text: string) =>
    text.replace(/\{(brand|title)\}/g, (found, name: string) => known[name] ?? found);

  return {
    ...site,
    title: fill(own.title),
    description: own.description === null ? undefined : fill(own.description),
  };
}

/** The page's path that follows the visitor's language; those of the languages begin with theirs. */
export function plainPath({ addresses }: Page): string {
  return addresses.find(({ hreflang }) => hreflang === 'x-default')?.path ?? addresses[0]?.path ?? '/';
}
