import { describe, expect, it } from 'vitest';
import { lowestPrice, shownPrices } from './shown-prices.ts';

const row = (extension: string, currency: string) => ({ extension, currency });

describe('shownPrices', () => {
  it('returns each extension once, in the order in which the domain search lists them', () => {
    const rows = [row('.net', 'USD'), row('.com', 'KWD'), row('.com', 'USD')];

    expect(shownPrices(rows, null)).toEqual([row('.com', 'USD'), row('.net', 'USD')]);
  });

  it("chooses the price in the visitor's currency where one is stored", () => {
    const rows = [row('.com', 'KWD'), row('.com', 'USD'), row('.net', 'USD'), row('.io', 'EUR')];

    expect(shownPrices(rows, 'KWD')).toEqual([row('.com', 'KWD'), row('.net', 'USD'), row('.io', 'EUR')]);
  });

  it('leaves out an extension that the domain search does not offer', () => {
    expect(shownPrices([row('.app', 'USD')], null)).toEqual([]);
  });
});

describe('lowestPrice', () => {
  const priced = (...prices: string[]) =>
    prices.map((register_price) => ({ extension: '.com', currency: 'USD', register_price }));

  it('returns the one lowest price, as it is stored', () => {
    expect(lowestPrice(priced('12.99', '7.9', '10.00'))).toBe('7.9');
  });

  it.each([
    ['where two prices are lowest', priced('7.90', '7.9', '10')],
    ['for a single price', priced('7.90')],
    [
      'where prices are in several currencies',
      [...priced('7.90'), { ...priced('4.05')[0]!, currency: 'KWD' }],
    ],
    ['without prices', []],
  ])('returns none %s', (_, rows) => {
    expect(lowestPrice(rows)).toBeNull();
  });
});
