import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { LIMITS, planFormSchema, type PlanFormValues } from './plan-form.schema.ts';
import { newPlan } from './plan-values.ts';

const plan = (values: Partial<PlanFormValues>): PlanFormValues => ({
  ...newPlan(),
  name: 'Cloud Start',
  category: 'cloud',
  price: '9.00',
  features: '2 vCPU, 40 GB NVMe',
  ...values,
});

async function fault(values: Partial<PlanFormValues>): Promise<unknown> {
  try {
    await planFormSchema.validate(plan(values));
    return null;
  } catch (error) {
    return error instanceof ValidationError ? error.errors[0] : error;
  }
}

const id = async (values: Partial<PlanFormValues>) => ((await fault(values)) as { id?: string } | null)?.id;

describe('planFormSchema', () => {
  it('takes a plan with what SPEC requires, and the defaults of SPEC', async () => {
    expect(await fault({})).toBeNull();
    expect(newPlan()).toMatchObject({ period: 'mo', currency: 'USD', sort_order: '0', highlight: false });
  });

  it.each([
    [{ name: ' ' }, 'plans.form.nameRequired'],
    [{ period: '' }, 'plans.form.periodRequired'],
    [{ category: '' }, 'plans.form.categoryRequired'],
    [{ currency: '' }, 'plans.form.currencyRequired'],
    [{ currency: 'XAU' }, 'plans.form.currencyRequired'],
    [{ features: ' , ,' }, 'plans.form.featuresRequired'],
    [{ features: '"open, ended' }, 'plans.form.featuresQuotes'],
    [{ features_ar: '"open, ended' }, 'plans.form.featuresQuotes'],
    [{ features: 'a,'.repeat(LIMITS.features + 1) }, 'plans.form.featuresTooMany'],
    [{ features: 'a'.repeat(LIMITS.feature + 1) }, 'plans.form.featureTooLong'],
    [{ sort_order: '' }, 'plans.form.sortOrderInteger'],
    [{ sort_order: '1.5' }, 'plans.form.sortOrderInteger'],
    [{ sort_order: '99999999999' }, 'plans.form.sortOrderInteger'],
    [{ name: 'a'.repeat(LIMITS.name + 1) }, 'plans.form.tooLong'],
    [{ badge_ar: 'a'.repeat(LIMITS.badge + 1) }, 'plans.form.tooLong'],
  ])('refuses %j', async (values, expected) => {
    expect(await id(values)).toBe(expected);
  });

  it.each(['', '-1', 'nine', '1e3', '.5', '٩'])('wants a non-negative number, not "%s"', async (price) => {
    expect(await id({ price })).toBe('plans.form.priceNegative');
  });

  it.each([
    ['USD', '9.99', null],
    ['USD', '0', null],
    ['USD', '9.999', { currency: 'USD', places: 2 }],
    ['KWD', '7.350', null],
    ['KWD', '7.3501', { currency: 'KWD', places: 3 }],
    ['JPY', '900', null],
    ['JPY', '900.5', { currency: 'JPY', places: 0 }],
  ])('follows the decimals of %s: %s', async (currency, price, values) => {
    const expected = values && { id: 'plans.form.priceDecimals', values };

    expect(await fault({ currency, price })).toEqual(expected);
  });

  it.each([
    ['button_url', 'https://portal.example/cart.php?pid=7', undefined],
    ['button_url', 'mailto:sales@hostfront.example', undefined],
    ['button_url', '/hosting/vps', 'plans.form.urlInvalid'],
    ['button_url', 'javascript:alert(1)', 'plans.form.urlInvalid'],
    ['button_url', 'not a url', 'plans.form.urlInvalid'],
    ['logo', '/logos/plesk.svg', undefined],
    ['logo', 'data:image/svg+xml,x', 'plans.form.urlInvalid'],
  ])('checks where %s leads: %s', async (field, value, expected) => {
    expect(await id({ [field]: value })).toBe(expected);
  });
});
