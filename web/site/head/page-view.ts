import type { RuntimeConfig } from '../../server/config/runtime-config.ts';
import type { Language } from '../pages/detect-language.ts';
import type { Page } from '../pages/page-list.ts';
import { seoTexts, type SeoTexts, type SiteSettings } from '../pages/site-settings.ts';

/** One page in one language with all data that its head is made of. */
export type PageView = {
  publicUrl: string;
  language: Language;
  /** Requested path, without the query string. */
  path: string;
  /** Undefined if there is no page at the path. */
  page: Page | undefined;
  /** Settings that administrators saved; undefined until the database was read. */
  saved: SiteSettings | undefined;
  config: RuntimeConfig;
};

/**
 * Returns a page's title, description and keywords: its own from the page list, else the site's. A site without a title
 * is called by its brand, as in the browser (`use-seo-texts.ts`).
 */
export function headTexts({ page, saved, language, config }: PageView): SeoTexts {
  const brand = config.brandName[language];
  const texts = seoTexts(saved, language);
  const site = { ...texts, title: texts.title ?? brand };
  const own = page?.head?.[language];
  if (!own) return site;

  const article = shownArticle(page, saved);
  if (page?.newsSlug && !article) return site;
  const legal = saved?.legalPages.find(({ slug }) => slug === page?.legalSlug);
  // The title of a legal text comes from the database; until that has answered, the site's texts are used.
  if (page?.legalSlug && !legal) return site;
  const kind = saved?.kinds.find(({ slug }) => slug === page?.category);
  // The same holds for the name of a kind of hosting.
  if (page?.category && !kind) return site;
  const known: Record<string, string | null | undefined> = {
    brand,
    title: inLanguage(language, legal ?? article, 'title'),
    description: inLanguage(language, article, 'summary'),
    kind: inLanguage(language, kind, 'name'),
    text: inLanguage(language, kind, 'text') ?? '',
  };
  const fill = (text: string) =>
    text.replace(/\{(brand|title|description|kind|text)\}/g, (found, name: string) => known[name] ?? found);

  return {
    ...site,
    title: fill(own.title),
    description: (own.description === null ? '' : fill(own.description)) || undefined,
  };
}

type Article = SiteSettings['news'][number];

/** Returns the announcement that a page shows; undefined for other pages. */
export function shownArticle(page: Page | undefined, saved: SiteSettings | undefined): Article | undefined {
  return page?.newsSlug === undefined ? undefined : saved?.news.find(({ slug }) => slug === page.newsSlug);
}

type Texts<Name extends string> = Partial<Record<Name | `${Name}_ar`, string | null | undefined>>;

/** Returns a text of a row in a language; the English one where the Arabic is missing. */
export function inLanguage<Name extends string>(
  language: Language,
  row: Texts<Name> | undefined,
  name: Name,
): string | undefined {
  const arabic = language === 'ar' ? row?.[`${name}_ar`]?.trim() && row[`${name}_ar`] : undefined;

  return arabic || (row?.[name] ?? undefined);
}

/** Returns the page's path without a language prefix, where the visitor's language decides (`x-default`). */
export function plainPath({ urls }: Page): string {
  return urls.find(({ hreflang }) => hreflang === 'x-default')?.path ?? urls[0]?.path ?? '/';
}
