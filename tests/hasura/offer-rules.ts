import type { Row } from './webhook-rules.ts';

/** Id of an existing plan without offers. */
export const OFFERED_PLAN = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a33';

const OUT_OF_RANGE = ['infinity', '10000-01-01T00:00:00Z'];
const OUT_OF_RANGE_BEFORE = ['-infinity', '1899-12-31T23:59:59Z', '0044-03-15 BC'];

export const OFFERS_VALID: Record<string, Row> = {
  plan_offers: { plan_id: OFFERED_PLAN, starts_at: '2026-11-27', ends_at: '2026-12-01', price: '4.99' },
  prices_in_force: {
    plan_id: OFFERED_PLAN,
    ...{ valid_from: '2020-01-01', valid_until: '2020-02-01' },
    ...{ price: '4.99', currency: 'USD', period: 'mo' },
  },
};

export const OFFERS_REFUSED: Record<string, Row[]> = {
  plan_offers_starts_at_range: OUT_OF_RANGE_BEFORE.map((starts_at) => ({ starts_at })),
  plan_offers_ends_at_range: OUT_OF_RANGE.map((ends_at) => ({ ends_at })),
  plan_offers_period_order: [{ ends_at: '2026-11-27' }, { ends_at: '2026-11-01' }],
  plan_offers_zones_form: [{ starts_at_zone: '' }, { ends_at_zone: 'x'.repeat(65) }],
  plan_offers_price_range: [{ price: '-0.01' }, { price: 'NaN' }, { price: '1000000000' }],
  plan_offers_price_exponent: [{ price: '4.999' }],
  plan_offers_code_form: [{ code: 'BLACK FRIDAY' }, { code: 'x'.repeat(51) }, { code: 'a&b' }],
  plan_offers_words_length: [{ words: 'x'.repeat(61) }, { words_ar: 'س'.repeat(61) }],
  plan_offers_words_single_line: [{ words: 'a\nb' }, { words_ar: 'أ\r\nب' }],
  prices_in_force_order: [{ valid_until: '2020-01-01' }],
};

/** Changes to the valid row that the rules must accept. */
export const OFFERS_ALLOWED: [table: string, Row][] = [
  ['plan_offers', { code: '', words: '', words_ar: '' }],
  [
    'plan_offers',
    { code: 'BLACK-FRIDAY_26.5', words: 'Black Friday', words_ar: 'الجمعة البيضاء', price: '0' },
  ],
  ['plan_offers', { starts_at: '1900-01-01T00:00:00Z', ends_at: '9999-12-31T23:59:59Z' }],
  ['plan_offers', { starts_at_zone: 'Europe/Berlin', ends_at_zone: 'Etc/GMT+1' }],
];
