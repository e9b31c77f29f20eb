import { describe, expect, it } from 'vitest';
import { readPrice } from './yearly-price.ts';

describe('readPrice', () => {
  it('gives the twelfth of a yearly price, rounded up', () => {
    expect(readPrice({ price: '39.90', currency: 'USD', period: 'yr' })).toEqual({
      total: { minorUnits: 3990n, currency: 'USD' },
      perMonth: { minorUnits: 333n, currency: 'USD' },
    });
    expect(readPrice({ price: '73.500', currency: 'KWD', period: 'yr' }).perMonth?.minorUnits).toBe(6125n);
  });

  it('gives a monthly price as it is, and no monthly price for a plan that is paid once', () => {
    expect(readPrice({ price: '3.99', currency: 'USD', period: 'mo' }).perMonth?.minorUnits).toBe(399n);
    expect(readPrice({ price: '3.99', currency: 'USD', period: 'once' }).perMonth).toBeNull();
  });
});
