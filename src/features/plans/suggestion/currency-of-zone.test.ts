import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '#rules/money/currencies.ts';
import { currencyOfZone, ZONES } from './currency-of-zone.ts';

/** Whether this platform knows a zone, by its name or an older one. */
const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

describe('the currency of a time zone', () => {
  it.each([
    ['Asia/Riyadh', 'SAR'],
    ['Asia/Kuwait', 'KWD'],
    ['Africa/Cairo', 'EGP'],
    ['Asia/Calcutta', 'INR'],
    ['America/Los_Angeles', 'USD'],
    ['Europe/Zurich', null],
    ['UTC', null],
    ['', null],
  ])('of %j is %s', (zone, currency) => {
    expect(currencyOfZone(zone)).toBe(currency);
  });

  it('has an entry for every currency that a plan can have, with zones that the platform knows', () => {
    expect(Object.keys(ZONES)).toEqual([...CURRENCIES]);
    expect(
      Object.values(ZONES)
        .flatMap((zones) => zones.split(' '))
        .filter((zone) => !isZone(zone)),
    ).toEqual([]);
  });
});
