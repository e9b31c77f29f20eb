import { describe, expect, it } from 'vitest';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { makeAdminPlan } from '#src/testing/make-rows.ts';
import type { AdminPlan } from './plan-documents.generated.ts';
import { planFields } from './plan-fields.ts';

const { toColumns, toValues } = planFields;
const planFormSchema = schemaOf(planFields);

/** Number of columns that an administrator may write (public_pricing_plans.yaml). */
const FORM_COLUMNS = 21;

const columnsOf = (row: AdminPlan) => toColumns(planFormSchema.cast(toValues(row)));

describe('a plan in its form', () => {
  it.each([
    ['with little', {}],
    [
      'with everything',
      { badge: 'New', badge_ar: 'جديد', logo: '/l.svg', logo_alt: 'L', button_url: 'tel:+1' },
    ],
    ['without Arabic', { name_ar: null, features_ar: null, period_ar: null }],
    ['with commas and quotation marks', { features: ['2 Gbit/s, unmetered', '"Pro"', '2.5" disk'] }],
    ['in dinars', { price: '7.350', currency: 'KWD', period: 'quarter', period_ar: 'ربع سنة' }],
    ['with its terms', { renewal_price: '12.00', setup_fee: '0', money_back_days: 30, support_minutes: 15 }],
    ['before all others', { sort_order: -3, highlight: true }],
  ])('comes back as it was: %s', (_name, own) => {
    const row = makeAdminPlan(own) as AdminPlan;
    const columns = columnsOf(row);

    expect(row).toMatchObject(columns);
    expect(Object.keys(columns)).toHaveLength(FORM_COLUMNS);
  });

  it('keeps a missing Arabic text missing: the English one is never written in its place', () => {
    const row = makeAdminPlan({ name_ar: null, features_ar: null, badge: 'New' }) as AdminPlan;

    expect(columnsOf(row)).toMatchObject({ name_ar: null, features_ar: null, badge_ar: null });
  });
});
