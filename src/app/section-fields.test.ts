import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { describe, expect, it } from 'vitest';
import { apiKeyFields } from '#src/features/api-keys/api-key-fields.ts';
import { contactFields } from '#src/features/contacts/contact-fields.ts';
import { domainPriceFields } from '#src/features/domain-search/domain-price-fields.ts';
import { extensionFields } from '#src/features/domain-search/extension-fields.ts';
import { linkFields } from '#src/features/footer-links/link-fields.ts';
import { kindFields } from '#src/features/site-content/kinds/kind-fields.ts';
import { legalFields } from '#src/features/legal/legal-fields.ts';
import { newsletterFields } from '#src/features/newsletters/newsletter-fields.ts';
import { noticeFields } from '#src/features/notices/notice-fields.ts';
import { offerFields } from '#src/features/offers/offer-fields.ts';
import { planFields } from '#src/features/plans/plan-fields.ts';
import { pieceFields } from '#src/features/site-content/piece-fields.ts';
import { taxFields } from '#src/features/taxes/tax-fields.ts';
import { testimonialFields } from '#src/features/testimonials/testimonial-fields.ts';
import { webhookFields } from '#src/features/webhooks/webhook-fields.ts';
import type { AnyField, AnyFields } from '#src/kit/fields/field.ts';

type AnySet = {
  fields: AnyFields;
  toValues: (row: never) => object;
  toColumns: (values: never) => object;
};

const SETS: Readonly<Record<string, AnySet>> = {
  api_keys: apiKeyFields,
  contacts: contactFields,
  domain_extensions: extensionFields,
  domain_prices: domainPriceFields,
  hosting_kinds: kindFields,
  footer_links: linkFields,
  legal_pages: legalFields,
  newsletters: newsletterFields,
  plan_offers: offerFields,
  pricing_plans: planFields,
  store_notices: noticeFields,
  site_pieces: pieceFields,
  tax_rates: taxFields,
  testimonials: testimonialFields,
  webhook_endpoints: webhookFields,
};

/** Examples for columns that accept only a certain format. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  email: 'salma@example.test',
  extension: '.com.sa',
  slug: 'wordpress',
  price: '9.50',
  code: 'BLACK26',
  rate: '7.5',
  register_price: '9.50',
  transfer_price: '0',
  renew_price: '12.00',
  ends_at: '2026-11-25T10:00:00+00:00',
  page_slug: 'new-servers',
  allowed_origins: ['https://shop.example'],
  allowed_addresses: ['203.0.113.0/24'],
};

function exampleOf(name: string, { control, options, empty, toColumn }: AnyField): unknown {
  // A picture is one of a set, or a path.
  if (name === 'picture') return options?.[0] ?? '/pictures/salma.jpg';
  if (name in EXAMPLES) return EXAMPLES[name];
  if (Array.isArray(empty)) return options?.slice(0, 2);
  if (options) return options[0];
  if (control === 'switch') return true;
  if (control === 'number') return 3;
  if (control === 'day') return '2026-11-24';
  if (control === 'moment' || typeof empty === 'function') return '2026-11-24T10:00:00+00:00';
  if (control === 'link') return 'https://site.example/page';

  return Array.isArray(toColumn('')) ? ['one', 'two, or three'] : 'A text';
}

/** Makes a row of examples; with `isBare` without Arabic texts and other columns that may be empty. */
function rowOf({ fields }: AnySet, isBare: boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const example = exampleOf(name, field);
      const isText = typeof example === 'string' || typeof example === 'number';
      const mayBeNull = !field.isRequired && isText && !field.options;
      const own: [string, unknown] = [name, isBare && mayBeNull ? null : example];

      return field.arabic ? [own, [`${name}_ar`, isBare ? null : example]] : [own];
    }),
  );
}

describe.each(Object.entries(SETS))('the form fields of the table %s', (_table, set) => {
  it.each([
    ['with a value in every column', false],
    ['with values only in required columns', true],
  ])('turn a row into form values and back into the same row, %s', async (_name, isBare) => {
    const row = rowOf(set, isBare);

    const values = set.toValues(row as never);

    await expect(schemaOf({ fields: set.fields }).validate(values)).resolves.toBeTruthy();
    expect(set.toColumns(values as never)).toEqual(row);
  });
});
