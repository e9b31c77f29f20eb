import { describe, expect, it } from 'vitest';
import { readPrice } from './monthly-price.ts';

describe('readPrice', () => {
  it('gives the twelfth of a yearly price, rounded up', () => {
    expect(readPrice({ price: '39.90', currency: 'USD', period: 'yr' })).toEqual({
      total: { minorUnits: 3990n, currency: 'USD' },
      perMonth: { minorUnits: 333n, currency: 'USD' },
    });
    expect(readPrice({ price: '73.500', currency: 'KWD', period: 'yr' }).perMonth?.minorUnits).toBe(6125n);
  });

  it.each([
    ['3mo', '29.99', 1000n],
    ['6mo', '54.00', 900n],
    ['2yr', '191.99', 800n],
    ['3yr', '251.99', 700n],
  ])('gives the month of a price for %s, rounded up', (period, price, month) => {
    expect(readPrice({ price, currency: 'USD', period }).perMonth?.minorUnits).toBe(month);
  });

  it('gives a monthly price as it is, and no monthly price for a plan that is paid once', () => {
    expect(readPrice({ price: '3.99', currency: 'USD', period: 'mo' }).perMonth?.minorUnits).toBe(399n);
    expect(readPrice({ price: '3.99', currency: 'USD', period: 'once' }).perMonth).toBeNull();
  });
});
