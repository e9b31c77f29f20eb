import { describe, expect, it } from 'vitest';
import { commonTerms, termsOf, withoutTerms } from './terms.ts';

const plan = {
  price: '9.00',
  currency: 'USD',
  renewal_price: '9.00',
  setup_fee: '0.00',
  money_back_days: 30,
  support_minutes: 15,
};
const kindsOf = (terms: { id: string }[]) => terms.map(({ id }) => id.split('.').at(-1));

describe('the terms of a plan', () => {
  it('say whether it renews at its price and has a set-up fee, and leave out what is not known', () => {
    expect(kindsOf(termsOf(plan))).toEqual(['renewalSame', 'noSetupFee', 'moneyBack', 'supportMinutes']);
    expect(
      kindsOf(termsOf({ ...plan, renewal_price: '12.00', setup_fee: '5', support_minutes: null })),
    ).toEqual(['renewal', 'setup', 'moneyBack']);
    expect(termsOf({ price: '9.00', currency: 'USD' })).toEqual([]);
  });

  it('that all plans have are told once, and not again on the cards', () => {
    const other = { ...plan, price: '24.00', renewal_price: '24.00', money_back_days: null };

    const common = commonTerms([plan, other]);

    expect(kindsOf(common)).toEqual(['renewalSame', 'noSetupFee', 'supportMinutes']);
    expect(kindsOf(withoutTerms(termsOf(plan), common))).toEqual(['moneyBack']);
    expect(commonTerms([plan])).toEqual([]);
  });
});
