import { describe, expect, it } from 'vitest';
import type { PlanRow } from './offers.ts';
import { startingPrices } from './starting-prices.ts';

const makeRow = (row: Partial<PlanRow>): PlanRow => ({
  name: 'Cloud Start',
  category: 'cloud',
  period: 'mo',
  currency: 'USD',
  price: '9.00',
  sort_order: 1,
  ...row,
});

describe('startingPrices', () => {
  it('are the lowest monthly price of each category, whatever the order of the plans', () => {
    const rows = [
      makeRow({ name: 'Cloud Business', price: '24.00', sort_order: 1 }),
      makeRow({ price: '9.00', sort_order: 2 }),
      makeRow({ price: '90.00', period: 'yr', sort_order: 3 }),
      makeRow({ category: 'mail', name: 'Mail', price: '1.50' }),
    ];

    expect(startingPrices(rows, null)).toEqual({
      cloud: { minorUnits: 900n, currency: 'USD' },
      mail: { minorUnits: 150n, currency: 'USD' },
    });
  });

  it('are in the wished currency only where every plan of the category has it', () => {
    const half = [
      makeRow({}),
      makeRow({ name: 'B', price: '24.00' }),
      makeRow({ name: 'B', currency: 'KWD', price: '7.350' }),
    ];
    const whole = [...half, makeRow({ currency: 'KWD', price: '2.750' })];

    expect(startingPrices(half, 'KWD').cloud).toEqual({ minorUnits: 900n, currency: 'USD' });
    expect(startingPrices(whole, 'KWD').cloud).toEqual({ minorUnits: 2750n, currency: 'KWD' });
  });

  it('are empty where there is no plan', () => {
    expect(startingPrices([], 'USD')).toEqual({});
  });
});
