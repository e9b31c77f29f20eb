import { describe, expect, it } from 'vitest';
import { readMoney, toDecimal } from '#src/lib/money/money.ts';
import { convert, readRate } from './rate.ts';

const convertTo = (currency: string, amount: string, rate: string, from = 'USD') =>
  toDecimal(convert(readMoney(amount, from), readRate(rate)!, currency));

describe('an exchange rate', () => {
  it.each([
    ['0.307', { units: 307n, places: 3 }],
    [' 3.75 ', { units: 375n, places: 2 }],
    ['50', { units: 50n, places: 0 }],
    ['٣٫٧٥', { units: 375n, places: 2 }],
    ['1٬500.5', { units: 15005n, places: 1 }],
  ])('is read exactly from %j', (text, rate) => {
    expect(readRate(text)).toEqual(rate);
  });

  it.each(['', '0', '0.000', '-1', '1e3', '.5', '1.', '1,5', 'three', '0.12345678901', '1234567890'])(
    'is refused when it is typed as %j',
    (text) => {
      expect(readRate(text)).toBeNull();
    },
  );
});

describe('an amount converted into a different currency', () => {
  it.each([
    ['KWD', '9.00', '0.307', '2.763'],
    ['KWD', '9.99', '0.3075', '3.072'],
    ['SAR', '9.99', '3.75', '37.46'],
    ['JPY', '9.99', '149.5', '1494'],
    ['JPY', '0.01', '50', '1'],
    ['USD', '0.00', '3.75', '0.00'],
    ['USD', '0.01', '0.49', '0.00'],
  ])('is rounded to the decimal places of %s: %s times %s is %s', (currency, amount, rate, converted) => {
    expect(convertTo(currency, amount, rate)).toBe(converted);
  });

  it('is exact from three decimal places to none, and beyond what a float can hold', () => {
    expect(convertTo('JPY', '2.750', '487.2727272727', 'KWD')).toBe('1340');
    expect(convertTo('USD', '999999999.999', '3.2512345678', 'KWD')).toBe('3251234567.80');
  });
});
