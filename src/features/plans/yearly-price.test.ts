import { describe, expect, it } from 'vitest';
import { readPrice } from './yearly-price.ts';

describe('readPrice', () => {
  it('tells a yearly price by the month, never less than what is paid', () => {
    expect(readPrice({ price: '39.90', currency: 'USD', period: 'yr' })).toEqual({
      total: { minorUnits: 3990n, currency: 'USD' },
      perMonth: { minorUnits: 333n, currency: 'USD' },
    });
    expect(readPrice({ price: '73.500', currency: 'KWD', period: 'yr' }).perMonth?.minorUnits).toBe(6125n);
  });

  it('leaves a monthly price as it is, and knows no month of another period', () => {
    expect(readPrice({ price: '3.99', currency: 'USD', period: 'mo' }).perMonth?.minorUnits).toBe(399n);
    expect(readPrice({ price: '3.99', currency: 'USD', period: 'once' }).perMonth).toBeNull();
  });
});
