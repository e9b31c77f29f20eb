import { describe, expect, it } from 'vitest';
import { writeAlternatives } from './alternatives.ts';
import type { Choices } from './choices.ts';

const text = ({ cycle, currency }: Choices) => `${currency ?? 'none'} by ${cycle}`;

describe('writeAlternatives', () => {
  it('names what is in a place for each currency and cycle, for another currency, and without a currency', () => {
    expect(writeAlternatives(text, { currencies: ['KWD'], cycles: ['mo', '2yr'] }, true).split('\n')).toEqual(
      [
        '.mo=none by mo',
        '.2yr=none by 2yr',
        'KWD.mo=KWD by mo',
        'KWD.2yr=KWD by 2yr',
        'XXX.mo=XXX by mo',
        'XXX.2yr=XXX by 2yr',
      ],
    );
  });

  it('has one line for a currency where the cycle makes no difference, and none where the drawn text stays', () => {
    const ofCurrency = ({ currency }: Choices) => (currency === 'XXX' ? null : currency);

    expect(writeAlternatives(ofCurrency, { currencies: ['USD', 'KWD'], cycles: ['mo'] }, false)).toBe(
      'USD=USD\nKWD=KWD',
    );
  });
});
