import { describe, expect, it } from 'vitest';
import { makeAdminPlan } from '#src/testing/make-rows.ts';
import type { FullPrice } from './gap-documents.ts';
import { columnsOf, faultOf, newPrices } from './new-prices.ts';
import { gapsIn } from './price-gaps.ts';
import { readRate } from './rate.ts';

const plan = (row: Partial<FullPrice>) => makeAdminPlan(row) as FullPrice;
const fill = (rows: FullPrice[], currency: string, rate: string, taken: string[] = []) =>
  newPrices(gapsIn(currency, rows), { base: 'USD', rate: readRate(rate)!, taken: new Set(taken) });

describe('the new prices for plans that lack a currency', () => {
  const rows = [
    plan({ id: 'a', name: 'A', price: '9.99', renewal_price: '12.00', setup_fee: '0.00', sort_order: 1 }),
    plan({ id: 'b', name: 'B', currency: 'SAR', price: '40.00', sort_order: 2 }),
    plan({ id: 'c', name: 'C', price: '24.00', sort_order: 3 }),
    plan({ id: 'd', name: 'C', currency: 'KWD', price: '7.000', sort_order: 3 }),
  ];

  it('are converted from the base currency, and made only for plans that have it and lack the new one', () => {
    const made = fill(rows, 'KWD', '0.307');

    expect(made).toHaveLength(1);
    expect(made[0]?.from).toBe(rows[0]);
    expect(columnsOf(made[0]!)).toEqual({
      ...columnsOf({ from: rows[0]!, row: rows[0]! }),
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      currency: 'KWD',
      price: '3.067',
      renewal_price: '3.684',
      setup_fee: '0.000',
    });
  });

  it('have ids that no existing row has', () => {
    const [first] = fill(rows, 'KWD', '0.307');
    const [second] = fill(rows, 'KWD', '0.307', [first!.row.id]);

    expect(second!.row.id).not.toBe(first!.row.id);
  });

  it.each([
    ['0.307', null],
    ['0.00001', 'nothing'],
    ['900000000', 'tooHigh'],
  ])('have, at the exchange rate %s, the fault "%s" (null: no fault)', (rate, fault) => {
    expect(faultOf(fill(rows, 'KWD', rate))).toBe(fault);
  });
});
