import { describe, expect, it } from 'vitest';
import { shownPrices } from './shown-prices.ts';

const row = (extension: string, currency: string) => ({ extension, currency });

describe('shownPrices', () => {
  it('shows each extension once, in the order of the search', () => {
    const rows = [row('.net', 'USD'), row('.com', 'KWD'), row('.com', 'USD')];

    expect(shownPrices(rows, undefined)).toEqual([row('.com', 'USD'), row('.net', 'USD')]);
  });

  it("chooses the visitor's currency where it is stored", () => {
    const rows = [row('.com', 'KWD'), row('.com', 'USD'), row('.net', 'USD'), row('.io', 'EUR')];

    expect(shownPrices(rows, 'KWD')).toEqual([row('.com', 'KWD'), row('.net', 'USD'), row('.io', 'EUR')]);
  });

  it('leaves out an extension that the search does not offer', () => {
    expect(shownPrices([row('.app', 'USD')], undefined)).toEqual([]);
  });
});
