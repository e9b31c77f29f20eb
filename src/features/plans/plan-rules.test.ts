import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { planFields, type PlanFormValues } from './plan-fields.ts';

const { emptyValues: newPlan } = planFields;
const planFormSchema = schemaOf(planFields);

/** Values as a form may hold them, with any text as the currency. */
type Typed = Omit<PlanFormValues, 'currency'> & { currency: string };

const plan = (values: Partial<Typed>): Typed => ({
  ...newPlan(),
  name: 'Cloud Start',
  category: 'cloud',
  price: '9.00',
  features: '2 vCPU, 40 GB NVMe',
  ...values,
});

async function fault(values: Partial<Typed>): Promise<unknown> {
  try {
    await planFormSchema.validate(plan(values));
    return null;
  } catch (error) {
    return error instanceof ValidationError ? error.errors[0] : error;
  }
}

const id = async (values: Partial<Typed>) => ((await fault(values)) as { id?: string } | null)?.id;

describe('the rules of a plan', () => {
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
    [{ features: 'a,'.repeat(51) }, 'plans.form.featuresTooMany'],
    [{ features: 'a'.repeat(201) }, 'plans.form.featureTooLong'],
    [{ sort_order: '' }, 'plans.form.sortOrderInteger'],
    [{ sort_order: '1.5' }, 'plans.form.sortOrderInteger'],
    [{ sort_order: '99999999999' }, 'plans.form.sortOrderInteger'],
    [{ renewal_price: '-1' }, 'plans.form.priceNegative'],
    [{ setup_fee: '9.999' }, 'plans.form.priceDecimals'],
    [{ money_back_days: '0' }, 'plans.form.moneyBackRange'],
    [{ money_back_days: '1000' }, 'plans.form.moneyBackRange'],
    [{ support_minutes: '1.5' }, 'plans.form.supportRange'],
    [{ support_minutes: '10081' }, 'plans.form.supportRange'],
    [{ name: 'a'.repeat(101) }, 'plans.form.tooLong'],
    [{ badge_ar: 'a'.repeat(61) }, 'plans.form.tooLong'],
  ])('refuses %j', async (values, expected) => {
    expect(await id(values)).toBe(expected);
  });

  it('takes terms that are left out, and stores Arabic digits of the others as Latin ones', () => {
    const values = planFormSchema.cast(plan({ renewal_price: ' ', money_back_days: '٣٠' }));

    expect(planFields.toColumns(values)).toMatchObject({
      renewal_price: null,
      setup_fee: null,
      money_back_days: 30,
      support_minutes: null,
    });
  });

  it.each(['', '-1', 'nine', '1e3', '.5'])('wants a non-negative number, not "%s"', async (price) => {
    expect(await id({ price })).toBe('plans.form.priceNegative');
  });

  it.each(['٩', '٩٫٩٩', '۹', '١٬٢٠٠'])('takes the price %s, in Arabic digits', async (price) => {
    expect(await fault({ price })).toBeNull();
  });

  it('stores Arabic digits as Latin ones', () => {
    expect(planFormSchema.cast(plan({ price: '١٬٢٩٩٫٥' })).price).toBe('1299.5');
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
