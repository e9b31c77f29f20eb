import { describe, expect, it } from 'vitest';
import { shownPrices } from './shown-prices.ts';

const row = (extension: string, currency: string) => ({ extension, currency });

describe('shownPrices', () => {
  it('returns each extension once, in the order in which the domain search lists them', () => {
    const rows = [row('.net', 'USD'), row('.com', 'KWD'), row('.com', 'USD')];

    expect(shownPrices(rows, undefined)).toEqual([row('.com', 'USD'), row('.net', 'USD')]);
  });

  it("chooses the price in the visitor's currency where one is stored", () => {
    const rows = [row('.com', 'KWD'), row('.com', 'USD'), row('.net', 'USD'), row('.io', 'EUR')];

    expect(shownPrices(rows, 'KWD')).toEqual([row('.com', 'KWD'), row('.net', 'USD'), row('.io', 'EUR')]);
  });

  it('leaves out an extension that the domain search does not offer', () => {
    expect(shownPrices([row('.app', 'USD')], undefined)).toEqual([]);
  });
});
