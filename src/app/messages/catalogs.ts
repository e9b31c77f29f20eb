import type { FormatLocale, Locale } from '#src/config/locale.ts';
import type { aboutTexts } from '#src/features/about/about-texts.ts';
import type { faqTexts } from '#src/features/faq/faq-texts.ts';
import type { newsTexts } from '#src/features/news/news-texts.ts';
import type { holdTexts } from '#src/features/hold/hold-texts.ts';
import type { dialogTexts } from '#src/features/newsletters/dialog-texts.ts';
import type { signUpTexts } from '#src/features/newsletter-sign-up/sign-up-texts.ts';
import type { domainPriceTexts } from '#src/features/domain-search/admin/domain-price-texts.ts';
import type { hitTexts } from '#src/features/plans/admin/plan-hit.ts';
import type { formTexts } from '#src/features/plans/forms/form-texts.ts';
import type { gapTexts } from '#src/features/plans/gaps/gap-texts.ts';
import type { categoryTexts } from '#src/features/plans/category-texts.ts';
import type { offerTexts } from '#src/features/plans/offered/offer-texts.ts';
import type { offersTexts } from '#src/features/offers/admin/offer-texts.ts';
import type { taxTexts } from '#src/features/taxes/admin/tax-texts.ts';
import type { priceTexts } from '#src/kit/admin/prices/price-texts.ts';
import type { adminCatalogs, AdminTexts } from './admin-catalogs.ts';
import type { authEn } from './auth-en.generated.ts';
import type { consentEn } from './consent-en.generated.ts';
import type { developersEn } from './developers-en.generated.ts';
import type { siteEn } from './site-en.generated.ts';
import { loadMirror } from '#src/lib/theme/load-mirror.ts';

type MessageId =
  | keyof typeof siteEn
  | keyof typeof authEn
  | AdminMessageId
  | keyof typeof consentEn
  | keyof typeof developersEn
  | keyof (typeof aboutTexts)['en']
  | keyof (typeof faqTexts)['en']
  | keyof (typeof signUpTexts)['en']
  | keyof (typeof newsTexts)['en']
  | keyof (typeof holdTexts)['en']
  | keyof (typeof categoryTexts)['en']
  | keyof (typeof offerTexts)['en']
  | keyof (typeof gapTexts)['en']
  | keyof (typeof domainPriceTexts)['en']
  | keyof (typeof taxTexts)['en']
  | keyof (typeof offersTexts)['en']
  | keyof (typeof formTexts)['en']
  | keyof (typeof hitTexts)['en']
  | keyof (typeof priceTexts)['en']
  | keyof (typeof dialogTexts)['en'];
/** Ids of the texts of the back office. */
type AdminMessageId = {
  [Section in AdminTexts]: keyof Awaited<ReturnType<(typeof adminCatalogs)[Section]['en']>>;
}[AdminTexts];
/** All texts by their ids. Ids of sections that are not loaded are absent, as no page that uses them is shown before. */
export type Messages = Record<MessageId, string>;

/** Groups of texts that load separately, so that a visitor loads neither the back office's texts nor the other language. */
export type MessageSection = PageTexts | AdminTexts;
type PageTexts = 'site' | 'auth' | 'consent' | 'developers';

type Catalog = Record<Locale, () => Promise<Partial<Messages>>>;

export const catalogs: Record<PageTexts, Catalog> = {
  site: {
    en: async () => (await import('./site-en.generated.ts')).siteEn,
    ar: async () => (await import('./site-ar.generated.ts')).siteAr,
  },
  auth: {
    en: async () => (await import('./auth-en.generated.ts')).authEn,
    ar: async () => (await withMirror(import('./auth-ar.generated.ts'))).authAr,
  },
  consent: {
    en: async () => (await import('./consent-en.generated.ts')).consentEn,
    ar: async () => (await import('./consent-ar.generated.ts')).consentAr,
  },
  developers: {
    en: async () => (await import('./developers-en.generated.ts')).developersEn,
    ar: async () => (await import('./developers-ar.generated.ts')).developersAr,
  },
};

/** Loads the texts of one section in one language. The public site's code does not name the back office's files. */
export async function loadTexts(section: MessageSection, locale: Locale): Promise<Partial<Messages>> {
  const catalog: Catalog =
    section in catalogs
      ? catalogs[section as PageTexts]
      : (await import('./admin-catalogs.ts')).adminCatalogs[section as AdminTexts];

  return catalog[locale]();
}

/** Loads what mirrors MUI's styles along with the texts of pages that MUI draws. */
async function withMirror<Texts>(texts: Promise<Texts>): Promise<Texts> {
  return (await Promise.all([texts, loadMirror()]))[0];
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- react-intl takes its types from this namespace
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: FormatLocale;
    }
  }
}
