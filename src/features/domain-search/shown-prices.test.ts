import { describe, expect, it } from 'vitest';
import { lowestPrice, shownPrices } from './shown-prices.ts';

const offered = (extension: string, ...currencies: string[]) => ({
  extension,
  domain_prices: currencies.map((currency) => ({ currency })),
});

describe('shownPrices', () => {
  it('returns each extension that has a price once, in the order in which the domain search lists them', () => {
    const offer = [offered('.com', 'KWD', 'USD'), offered('.app'), offered('.net', 'USD')];

    expect(shownPrices(offer, null)).toEqual([
      { extension: '.com', currency: 'USD' },
      { extension: '.net', currency: 'USD' },
    ]);
  });

  it("chooses the price in the visitor's currency where one is stored, else in US dollars, else the first", () => {
    const offer = [offered('.com', 'KWD', 'USD'), offered('.net', 'USD'), offered('.io', 'EUR')];

    expect(shownPrices(offer, 'KWD').map(({ currency }) => currency)).toEqual(['KWD', 'USD', 'EUR']);
  });
});

describe('lowestPrice', () => {
  const priced = (...prices: string[]) =>
    prices.map((register_price) => ({ currency: 'USD', register_price }));

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
