import { describe, expect, it } from 'vitest';
import { makePlan } from './make-plan.ts';
import { formatPrice, startingPrice } from './plan-groups.ts';

describe('the starting price of a group of plans', () => {
  it('is the lowest monthly price in the currency that all plans have', () => {
    const plans = [
      makePlan({ price: '10.00' }),
      makePlan({ price: '9.50', name: 'B' }),
      makePlan({ price: '1.00', currency: 'KWD' }),
      makePlan({ price: '5.00', period: 'yr' }),
    ];

    expect(startingPrice(plans)).toEqual({ amount: '9.50', currency: 'USD' });
  });

  it('is undefined if the plans share no currency, or if none is paid monthly', () => {
    expect(startingPrice([makePlan(), makePlan({ name: 'B', currency: 'EUR' })])).toBeUndefined();
    expect(startingPrice([makePlan({ period: 'yr' })])).toBeUndefined();
    expect(startingPrice([])).toBeUndefined();
  });

  it('keeps the decimals of the database, and has the same digits in both languages', () => {
    expect(formatPrice({ amount: '12.990', currency: 'KWD' }, 'en')).toContain('12.990');
    expect(formatPrice({ amount: '9.00', currency: 'USD' }, 'en')).toBe('$9.00');
    expect(formatPrice({ amount: '9.00', currency: 'USD' }, 'ar')).toContain('9.00');
  });
});
