import { createIntl, type IntlShape } from 'react-intl';
import { addressesOf, ADMIN_PAGES, SITE_PAGES, type PageAddress } from '#src/config/pages.ts';
import type { Category, LegalSlug } from '#src/config/paths.ts';
import { QUESTIONS } from '#src/features/faq/questions.ts';
import { formatLocaleOf, LOCALES, type Locale } from '#src/config/locale.ts';
import { UPTIME_SLA, uptimeFormat } from '#src/lib/messages/uptime.ts';
import { authAr } from './messages/auth-ar.ts';
import { authEn } from './messages/auth-en.ts';
import type { Messages } from './messages/catalogs.ts';
import { developersAr } from './messages/developers-ar.ts';
import { developersEn } from './messages/developers-en.ts';
import { siteAr } from './messages/site-ar.ts';
import { siteEn } from './messages/site-en.ts';
import {
  authHead,
  confirmEmailHead,
  developersHead,
  explorerHead,
  hostingHead,
  invitationHead,
  legalHead,
  updatePasswordHead,
  type PageTexts,
} from './routes/page-heads.ts';

/** The web server, which knows them, puts them in: an administrator may change both. */
const BRAND = '{brand}';
const LEGAL_TITLE = '{title}';
const PRICE = '{price}';
const LANGUAGE = '{language}';

const intlOf = (locale: Locale, messages: Partial<Messages>): IntlShape =>
  createIntl({ locale: formatLocaleOf(locale), messages: messages as Messages });
const intls: Record<Locale, IntlShape> = {
  en: intlOf('en', { ...siteEn, ...authEn, ...developersEn }),
  ar: intlOf('ar', { ...siteAr, ...authAr, ...developersAr }),
};

type SitePage = (typeof SITE_PAGES)[number];

type PageDescription = {
  addresses: PageAddress[];
  isPrivate: boolean;
  legalSlug?: LegalSlug;
  category?: Category;
  /** What stands beside the price on the page's image. */
  priceText?: Record<Locale, string>;
  /** What the page asks and answers. */
  questions?: Record<Locale, Array<{ question: string; answer: string }>>;
  /** The sources of the page's own scripts, which may be one for each language; missing where the web server can't draw it. */
  modules?: string[];
  head?: Record<Locale, PageTexts>;
};

/** What the web server is told of the pages: where they are, and the head of each in both languages. */
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
    addresses: addressesOf(page),
    isPrivate: page.kind === 'private',
    ...('legalSlug' in page && { legalSlug: page.legalSlug }),
  };
}

const PAGE_SCRIPTS: Partial<Record<SitePage['name'], string[]>> = {
  landing: [],
  hosting: ['src/app/routes/site/hosting-page.tsx'],
  legal: ['src/app/routes/site/legal-route.tsx'],
  auth: [
    'src/app/routes/site/auth-route.tsx',
    'src/app/routes/site/auth-parts.tsx',
    'src/lib/apollo/apollo-provider.tsx',
    `src/app/messages/auth-${LANGUAGE}.ts`,
  ],
  developers: ['src/app/routes/site/developers-page.tsx'],
};

/** None for the landing page, whose title and description are an administrator's. */
function headsOf(page: SitePage): Pick<PageDescription, 'head'> {
  if (page.name === 'landing') return {};

  return {
    head: Object.fromEntries(LOCALES.map((locale) => [locale, headOf(page, intls[locale])])) as Record<
      Locale,
      PageTexts
    >,
  };
}

/** What only some pages tell: prices, and questions with their answers. */
function contentOf(page: SitePage): Pick<PageDescription, 'category' | 'priceText' | 'questions'> {
  if (page.name === 'hosting') {
    const text = (intl: IntlShape) => intl.formatMessage({ id: 'siteHeader.from' }, { price: PRICE });
    return { category: page.category, priceText: inBoth(text) };
  }
  if (page.name !== 'landing') return {};

  return {
    priceText: inBoth((intl) => intl.formatMessage({ id: 'hero.from' }, { price: PRICE })),
    questions: inBoth(questionsIn),
  };
}

const inBoth = <T>(describe: (intl: IntlShape) => T): Record<Locale, T> => ({
  en: describe(intls.en),
  ar: describe(intls.ar),
});

function questionsIn(intl: IntlShape) {
  const uptime = intl.formatNumber(UPTIME_SLA, uptimeFormat);

  return QUESTIONS.map(({ question, answer }) => ({
    question: intl.formatMessage({ id: question }),
    answer: intl.formatMessage({ id: answer }, { uptime }),
  }));
}

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
  if (page.name === 'explorer') return explorerHead(intl, BRAND);
  if (page.name === 'hosting') return hostingHead(intl, page.category, BRAND);

  return legalHead(intl, { slug: page.legalSlug, title: LEGAL_TITLE, brand: BRAND });
}
