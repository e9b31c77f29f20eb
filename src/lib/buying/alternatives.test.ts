import { describe, expect, it } from 'vitest';
import { writeAlternatives } from './alternatives.ts';
import type { Choices } from './choices.ts';

const text = ({ cycle, currency }: Choices) => `${currency ?? 'none'} by ${cycle}`;

describe('writeAlternatives', () => {
  it('names what is in a place for each currency and cycle, for another currency, and without a currency', () => {
    expect(writeAlternatives(text, ['KWD'], true).split('\n')).toEqual([
      '.mo=none by mo',
      '.yr=none by yr',
      'KWD.mo=KWD by mo',
      'KWD.yr=KWD by yr',
      'XXX.mo=XXX by mo',
      'XXX.yr=XXX by yr',
    ]);
  });

  it('has one line for a currency where the cycle makes no difference, and none where the drawn text stays', () => {
    const ofCurrency = ({ currency }: Choices) => (currency === 'XXX' ? null : currency);

    expect(writeAlternatives(ofCurrency, ['USD', 'KWD'], false)).toBe('USD=USD\nKWD=KWD');
  });
});
