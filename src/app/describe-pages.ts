import { createIntl, type IntlShape } from 'react-intl';
import { addressesOf, ADMIN_PAGES, SITE_PAGES, type PageAddress } from '#src/config/pages.ts';
import type { LegalSlug } from '#src/config/paths.ts';
import { formatLocaleOf, LOCALES, type Locale } from '#src/lib/messages/locale.ts';
import { authAr } from './messages/auth-ar.ts';
import { authEn } from './messages/auth-en.ts';
import type { Messages } from './messages/catalogs.ts';
import { siteAr } from './messages/site-ar.ts';
import { siteEn } from './messages/site-en.ts';
import {
  authHead,
  hostingHead,
  invitationHead,
  legalHead,
  updatePasswordHead,
  type PageTexts,
} from './routes/page-heads.ts';

/** The web server, which knows them, puts them in: an administrator may change both. */
const BRAND = '{brand}';
const LEGAL_TITLE = '{title}';

const intlOf = (locale: Locale, messages: Partial<Messages>): IntlShape =>
  createIntl({ locale: formatLocaleOf(locale), messages: messages as Messages });
const intls: Record<Locale, IntlShape> = {
  en: intlOf('en', { ...siteEn, ...authEn }),
  ar: intlOf('ar', { ...siteAr, ...authAr }),
};

type SitePage = (typeof SITE_PAGES)[number];

type PageDescription = {
  addresses: PageAddress[];
  isPrivate: boolean;
  legalSlug?: LegalSlug;
  head?: Record<Locale, PageTexts>;
};

/** What the web server is told of the pages: where they are, and the head of each in both languages. */
export function describePages(): PageDescription[] {
  return [
    ...SITE_PAGES.map((page) => ({ ...describePage(page), ...headsOf(page) })),
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

function headOf(page: Exclude<SitePage, { name: 'landing' }>, intl: IntlShape): PageTexts {
  if (page.name === 'auth') return authHead(intl, BRAND);
  if (page.name === 'update-password') return updatePasswordHead(intl, BRAND);
  if (page.name === 'invitation') return invitationHead(intl, BRAND);
  if (page.name === 'hosting') return hostingHead(intl, page.category, BRAND);

  return legalHead(intl, { slug: page.legalSlug, title: LEGAL_TITLE, brand: BRAND });
}
