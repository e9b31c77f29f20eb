import { variantOf } from '../../server/config/brand.ts';
import type { RuntimeConfig } from '../../server/config/runtime-config.ts';
import type { Language } from '../pages/detect-language.ts';
import { groupPlans, type PlanRow } from '../pages/plan-groups.ts';
import type { Question } from '../pages/questions.ts';
import { inLanguage } from './page-view.ts';
import type { SiteSettings } from '../pages/site-settings.ts';
import { taxOf } from '../pages/tax-text.ts';

type Facts = {
  publicUrl: string;
  language: Language;
  config: RuntimeConfig;
  /** The address of the page. */
  url: string;
  /** The plans that the page shows. */
  plans: readonly PlanRow[];
  saved: SiteSettings | undefined;
  /** The questions that the page answers. */
  questions: readonly Question[];
  /** The announcement that the page shows. */
  article?: SiteSettings['news'][number] | undefined;
  /** The address of the page's social image. */
  image?: string | undefined;
};

/** Billing periods of a known length: how many of which unit (UN/CEFACT recommendation 20). */
const PERIODS: Record<string, { value: number; unitCode: string }> = {
  mo: { value: 1, unitCode: 'MON' },
  '3mo': { value: 3, unitCode: 'MON' },
  '6mo': { value: 6, unitCode: 'MON' },
  yr: { value: 1, unitCode: 'ANN' },
  '2yr': { value: 2, unitCode: 'ANN' },
  '3yr': { value: 3, unitCode: 'ANN' },
};

/**
 * Returns a page's structured data (schema.org), made from the database and the configuration only.
 *
 * See https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export function jsonLd(facts: Facts): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(facts), website(facts), ...products(facts), ...faq(facts), ...news(facts)],
  };
}

const organizationId = (publicUrl: string) => new URL('/#organization', publicUrl).href;

function organization({ publicUrl, language, config }: Facts): object {
  const { name, postalAddress, supportEmail, supportPhone } = config.company;
  const { square } = config.brand;
  const inLanguage = (text: { en: string; ar: string }) => (language === 'ar' && text.ar) || text.en;
  // Demo profiles are links into this server, so they are no profiles of the company.
  const profiles = Object.values(config.socialLinks).filter((url) => !url.startsWith(publicUrl));

  return withoutEmpty({
    '@type': 'Organization',
    '@id': organizationId(publicUrl),
    name: inLanguage(config.brandName),
    legalName: inLanguage(name),
    url: new URL('/', publicUrl).href,
    logo: new URL(square ? variantOf(square, '512') : '/icons/512.png', publicUrl).href,
    email: supportEmail,
    telephone: supportPhone,
    address: inLanguage(postalAddress).replaceAll('\n', ', '),
    sameAs: profiles,
  });
}

function website({ publicUrl, language, config }: Facts): object {
  return {
    '@type': 'WebSite',
    '@id': new URL('/#website', publicUrl).href,
    name: config.brandName[language],
    url: new URL('/', publicUrl).href,
    inLanguage: ['en', 'ar'],
    publisher: { '@id': organizationId(publicUrl) },
  };
}

function products({ publicUrl, language, url, plans, saved }: Facts): object[] {
  return groupPlans(plans).flatMap((rows) => {
    const [plan] = rows;
    if (!plan) return [];
    const features = (language === 'ar' && plan.features_ar?.length && plan.features_ar) || plan.features;

    return withoutEmpty({
      '@type': 'Product',
      name: (language === 'ar' && plan.name_ar) || plan.name,
      description: features.join(language === 'ar' ? '، ' : ', '),
      brand: { '@id': organizationId(publicUrl) },
      offers: rows.map((row) => offer(row, { url, saved })),
    });
  });
}

function offer(
  { price, priceUntil, currency, period }: PlanRow,
  { url, saved }: Pick<Facts, 'url' | 'saved'>,
): object {
  const length = PERIODS[period];
  const tax = taxOf({ currency, saved });
  const specification = {
    '@type': length ? 'UnitPriceSpecification' : 'PriceSpecification',
    price,
    priceCurrency: currency,
    ...(length && { referenceQuantity: { '@type': 'QuantitativeValue', ...length } }),
    ...(tax && { valueAddedTaxIncluded: tax.mode === 'included' }),
  };

  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: currency,
    ...(priceUntil && { priceValidUntil: priceUntil }),
    ...((length || tax) && { priceSpecification: specification }),
  };
}

function faq({ questions }: Facts): object[] {
  if (questions.length === 0) return [];

  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function news({ publicUrl, language, url, article, image }: Facts): object[] {
  if (!article) return [];
  const publisher = { '@id': organizationId(publicUrl) };

  return [
    withoutEmpty({
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      headline: inLanguage(language, article, 'title'),
      description: inLanguage(language, article, 'summary'),
      datePublished: new Date(article.published_at).toISOString(),
      dateModified: new Date(article.changed_at).toISOString(),
      inLanguage: language === 'ar' && article.title_ar?.trim() ? 'ar' : 'en',
      url,
      mainEntityOfPage: url,
      image: image ?? '',
      author: publisher,
      publisher,
    }),
  ];
}

function withoutEmpty(facts: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
