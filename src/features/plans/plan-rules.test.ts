import { describe, expect, it } from 'vitest';
import { schemaOf } from '#src/kit/fields/schema-of.ts';
import { faultsOf } from '#src/testing/faults-of.ts';
import { planFields, type PlanFormValues } from './plan-fields.ts';

const { emptyValues: newPlan } = planFields;

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
const faults = (values: Partial<Typed>) => faultsOf(planFields, plan(values));
const columns = (values: Partial<Typed>) => planFields.toColumns(schemaOf(planFields).cast(plan(values)));

describe('the validation of a plan', () => {
  it("accepts a plan that has only the required fields, with the specification's default values", () => {
    expect(faults({})).toEqual([]);
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
  ])('refuses %j', (values, id) => {
    expect(faults(values)).toMatchObject([{ id }]);
  });

  it('accepts a plan without optional terms, and stores Arabic digits as Latin ones', () => {
    expect(columns({ price: '١٬٢٩٩٫٥', renewal_price: ' ', money_back_days: '٣٠' })).toMatchObject({
      price: '1299.5',
      renewal_price: null,
      setup_fee: null,
      money_back_days: 30,
      support_minutes: null,
    });
  });

  it.each(['', '-1', 'nine', '1e3', '.5'])(
    'refuses the price "%s", which is no non-negative number',
    (price) => {
      expect(faults({ price })).toEqual([{ id: 'plans.form.priceNegative' }]);
    },
  );

  it.each(['٩', '٩٫٩٩', '۹', '١٬٢٠٠'])('accepts the price %s, in Arabic digits', (price) => {
    expect(faults({ price })).toEqual([]);
  });

  it.each([
    ['USD', '9.99', null],
    ['USD', '0', null],
    ['USD', '9.999', { currency: 'USD', places: 2 }],
    ['KWD', '7.350', null],
    ['KWD', '7.3501', { currency: 'KWD', places: 3 }],
    ['JPY', '900', null],
    ['JPY', '900.5', { currency: 'JPY', places: 0 }],
  ])('allows in a price as many decimal places as %s has: %s', (currency, price, values) => {
    expect(faults({ currency, price })).toEqual(values ? [{ id: 'plans.form.priceDecimals', values }] : []);
  });

  it.each([
    ['button_url', 'https://portal.example/cart.php?pid=7', true],
    ['button_url', 'mailto:sales@hostfront.example', true],
    ['button_url', '/hosting/vps', false],
    ['button_url', 'javascript:alert(1)', false],
    ['button_url', 'not a url', false],
    ['logo', '/logos/plesk.svg', true],
    ['logo', 'data:image/svg+xml,x', false],
  ])('checks the address in %s: %s (accepted: %s)', (field, value, isTaken) => {
    expect(faults({ [field]: value })).toEqual(isTaken ? [] : [{ id: 'plans.form.urlInvalid' }]);
  });
});
