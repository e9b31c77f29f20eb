import { createIntl, type IntlShape } from 'react-intl';
import { urlsOf, ADMIN_PAGES, SITE_PAGES, type PageUrl } from '#src/config/pages.ts';
import type { LegalSlug } from '#src/config/paths.ts';
import { formatLocaleOf, LOCALES, type Locale } from '#src/config/locale.ts';
import type { TaxMode } from '#rules/money/tax-rate.ts';
import { authAr } from './messages/auth-ar.generated.ts';
import { authEn } from './messages/auth-en.generated.ts';
import type { Messages } from './messages/catalogs.ts';
import { newsTexts } from '#src/features/news/news-texts.ts';
import { developersAr } from './messages/developers-ar.generated.ts';
import { developersEn } from './messages/developers-en.generated.ts';
import { siteAr } from './messages/site-ar.generated.ts';
import { siteEn } from './messages/site-en.generated.ts';
import {
  articleHead,
  authHead,
  confirmEmailHead,
  developersHead,
  explorerHead,
  guideHead,
  hostingHead,
  invitationHead,
  legalHead,
  newsHead,
  updatePasswordHead,
  type PageTexts,
} from './routes/page-heads.ts';

/** Placeholders that the web server replaces with current values, since an administrator may change the brand and titles. */
const BRAND = '{brand}';
const LEGAL_TITLE = '{title}';
const DESCRIPTION = '{description}';
const KIND = { name: '{kind}', text: '{text}' };
const PRICE = '{price}';
const RATE = '{rate}';
const LANGUAGE = '{language}';

const intlOf = (locale: Locale, messages: Partial<Messages>): IntlShape =>
  createIntl({ locale: formatLocaleOf(locale), messages: messages as Messages });
const intls: Record<Locale, IntlShape> = {
  en: intlOf('en', { ...siteEn, ...authEn, ...developersEn, ...newsTexts.en }),
  ar: intlOf('ar', { ...siteAr, ...authAr, ...developersAr, ...newsTexts.ar }),
};

type SitePage = (typeof SITE_PAGES)[number];

const isArticle = ({ path }: { path: string }): boolean => path.endsWith(':slug');

type PageDescription = {
  urls: PageUrl[];
  isPrivate: boolean;
  legalSlug?: LegalSlug;
  /** True for announcements, whose paths end with `:slug`. */
  isArticle?: boolean;
  /** True if each kind of hosting has a page at these paths, with its slug in place of `:kind`. */
  isOfKind?: boolean;
  /** Text beside the price on the page's preview image. */
  priceText?: Record<Locale, string>;
  /** What prices say of tax, in English. */
  taxText?: Record<TaxMode, string>;
  /** True if the page answers the questions of the site's content (FAQ). */
  hasQuestions?: boolean;
  /**
   * Source files of the page's own scripts; `{language}` is part of the path of a file that exists for each language.
   * Absent for pages that the web server can't draw.
   */
  modules?: string[];
  head?: Record<Locale, PageTexts>;
};

/** Describes every page for the web server: its paths, and its head in both languages. */
export function describePages(): PageDescription[] {
  return [
    ...SITE_PAGES.map((page) => ({
      ...describePage(page),
      ...headsOf(page),
      ...contentOf(page),
      ...scriptsOf(page),
    })),
    ...ADMIN_PAGES.map(describePage),
  ];
}

function describePage(page: SitePage | (typeof ADMIN_PAGES)[number]): PageDescription {
  return {
    urls: urlsOf(page),
    isPrivate: page.kind === 'private',
    ...('legalSlug' in page && { legalSlug: page.legalSlug }),
    ...(isArticle(page) && { isArticle: true }),
  };
}

const PAGE_SCRIPTS: Partial<Record<SitePage['name'], string[]>> = {
  landing: [],
  hosting: ['src/app/routes/site/hosting-page.tsx'],
  legal: ['src/app/routes/site/text-route.tsx'],
  news: ['src/app/routes/site/text-route.tsx'],
  auth: [
    'src/app/routes/site/account/auth-route.tsx',
    'src/app/routes/site/account/auth-parts.tsx',
    'src/lib/apollo/apollo-provider.tsx',
    `src/app/messages/auth-${LANGUAGE}.generated.ts`,
  ],
  developers: ['src/app/routes/site/developers/developers-page.tsx'],
  guide: ['src/app/routes/site/developers/guide-page.tsx'],
};

/** Returns the page's head in both languages; none for the landing page, whose title an administrator sets. */
function headsOf(page: SitePage): Pick<PageDescription, 'head'> {
  if (page.name === 'landing') return {};

  return {
    head: Object.fromEntries(LOCALES.map((locale) => [locale, headOf(page, intls[locale])])) as Record<
      Locale,
      PageTexts
    >,
  };
}

/** Returns what only some pages have: prices, and questions with their answers. */
function contentOf(
  page: SitePage,
): Pick<PageDescription, 'isOfKind' | 'priceText' | 'taxText' | 'hasQuestions'> {
  if (page.name === 'hosting') {
    const text = (intl: IntlShape) => intl.formatMessage({ id: 'siteHeader.from' }, { price: PRICE });
    return { isOfKind: true, priceText: inBoth(text) };
  }
  if (page.name !== 'landing') return {};

  return {
    priceText: inBoth((intl) => intl.formatMessage({ id: 'hero.from' }, { price: PRICE })),
    taxText: { included: taxIn('included'), added: taxIn('added') },
    hasQuestions: true,
  };
}

const inBoth = <T>(describe: (intl: IntlShape) => T): Record<Locale, T> => ({
  en: describe(intls.en),
  ar: describe(intls.ar),
});

const taxIn = (mode: TaxMode) => intls.en.formatMessage({ id: `buying.${mode}` }, { rate: RATE });

function scriptsOf({ name }: SitePage): Pick<PageDescription, 'modules'> {
  const modules = PAGE_SCRIPTS[name];

  return modules ? { modules } : {};
}

function headOf(page: Exclude<SitePage, { name: 'landing' }>, intl: IntlShape): PageTexts {
  if (page.name === 'auth') return authHead(intl, BRAND);
  if (page.name === 'update-password') return updatePasswordHead(intl, BRAND);
  if (page.name === 'invitation') return invitationHead(intl, BRAND);
  if (page.name === 'confirm-email') return confirmEmailHead(intl, BRAND);
  if (page.name === 'developers') return developersHead(intl, BRAND);
  if (page.name === 'guide') return guideHead(intl, page.guide, BRAND);
  if (page.name === 'explorer') return explorerHead(intl, BRAND);
  if (isArticle(page)) return articleHead(intl, { title: LEGAL_TITLE, summary: DESCRIPTION, brand: BRAND });
  if (page.name === 'news') return newsHead(intl, BRAND);
  if (page.name === 'hosting') return hostingHead(intl, KIND, BRAND);

  return legalHead(intl, { slug: page.legalSlug, title: LEGAL_TITLE, brand: BRAND });
}
