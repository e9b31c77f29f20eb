import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../../rules/money/currencies.ts';
import { exponentOf } from '../../../rules/money/exponent-of.ts';
import { formatMoney, readMoney, toDecimal } from './money.ts';

describe('an amount of money', () => {
  it('keeps every decimal place, also of amounts beyond Number.MAX_SAFE_INTEGER', () => {
    expect(readMoney('0.1', 'USD').minorUnits).toBe(10n);
    expect(readMoney('9007199254740993.01', 'USD').minorUnits).toBe(900719925474099301n);
    expect(toDecimal(readMoney('9007199254740993.01', 'USD'))).toBe('9007199254740993.01');
  });

  it('has as many decimal places as ISO 4217 says, not CLDR', () => {
    expect(toDecimal(readMoney('1.5', 'KWD'))).toBe('1.500');
    expect(toDecimal(readMoney('1500', 'JPY'))).toBe('1500');
    expect(toDecimal(readMoney('1.5', 'IQD'))).toBe('1.500');
    expect(toDecimal(readMoney('1.50', 'LBP'))).toBe('1.50');
  });

  it('accepts extra decimal places only if they are zero', () => {
    expect(readMoney('1500.00', 'JPY').minorUnits).toBe(1500n);
    expect(() => readMoney('1500.50', 'JPY')).toThrow('at most 0 decimal places');
    expect(() => readMoney('-1', 'USD')).toThrow('"-1" is no amount of USD');
  });

  it.each(['en', 'ar-u-nu-latn'] as const)('has a sign that no other currency has (%s)', (locale) => {
    const signs = CURRENCIES.map((currency) =>
      formatMoney(readMoney('20', currency), locale).replace(/[\d.,\s\u200e\u200f]/g, ''),
    );

    expect(new Set(signs).size).toBe(CURRENCIES.length);
    expect(signs.slice(0, 4)).toEqual(locale === 'en' ? ['$', '€', '£', 'CA$'] : ['US$', '€', 'UK£', 'CA$']);
  });

  it.each([
    ['EGP', 'ج.م.'],
    ['LBP', 'ل.ل.'],
    ['SYP', 'ل.س.'],
    ['SAR', 'ر.س.'],
  ])('carries the Arabic sign of %s on the Arabic page', (currency, sign) => {
    expect(formatMoney(readMoney('1234.55', currency), 'ar-u-nu-latn')).toContain(sign);
  });

  it.each(CURRENCIES)('is shown in %s with all its decimal places in both languages', (currency) => {
    const exponent = exponentOf(currency);
    const money = readMoney(exponent === 0 ? '1234' : `1234.${'5'.repeat(exponent)}`, currency);

    const english = formatMoney(money, 'en');
    const arabic = formatMoney(money, 'ar-u-nu-latn');

    expect(english).toContain(exponent === 0 ? '1,234' : `1,234.${'5'.repeat(exponent)}`);
    expect(arabic.replace(/\D/g, '')).toBe(`1234${'5'.repeat(exponent)}`);
  });
});
