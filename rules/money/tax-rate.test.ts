import { describe, expect, it } from 'vitest';
import { formatRate } from './tax-rate.ts';

describe('a rate of tax', () => {
  it.each([
    ['15', '15%'],
    ['7.50', '7.5%'],
    ['9.975', '9.975%'],
    ['0.001', '0.001%'],
    ['99.999', '99.999%'],
    ['100', '100%'],
  ])('of %s is shown with all its digits', (rate, english) => {
    expect(formatRate(rate, 'en')).toBe(english);
    expect(formatRate(rate, 'ar-u-nu-latn').replace(/\u200e/g, '')).toBe(english);
  });

  it('of every number of thousandths below 20 is exact', () => {
    for (let thousandths = 1; thousandths < 20_000; thousandths += 7) {
      const digits = String(thousandths).padStart(4, '0');
      const rate = `${digits.slice(0, -3)}.${digits.slice(-3)}`;

      expect(formatRate(rate, 'en')).toBe(`${rate.replace(/\.?0+$/, '')}%`);
    }
  });
});
