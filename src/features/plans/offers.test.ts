import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '#rules/money/currencies.ts';
import { exponentOf } from '#rules/money/exponent-of.ts';
import { formatMoney, readMoney, toDecimal } from '#src/lib/money/money.ts';
import { chooseRow, completeCurrencies, CYCLES, groupOffers, savingOf, type PlanRow } from './offers.ts';

const makeRow = (row: Partial<PlanRow>): PlanRow => ({
  name: 'Cloud Start',
  category: 'cloud',
  period: 'mo',
  currency: 'USD',
  price: '9.00',
  sort_order: 1,
  ...row,
});

describe('groupOffers', () => {
  it('makes one offer of a monthly and a yearly row, placed by the monthly one', () => {
    const offers = groupOffers([
      makeRow({ name: 'B', sort_order: 2 }),
      makeRow({ name: 'A', period: 'yr', sort_order: 1 }),
      makeRow({ name: 'A', sort_order: 3 }),
    ]);

    expect(offers.map(({ mainRow, rows }) => [mainRow.name, rows.length])).toEqual([
      ['B', 1],
      ['A', 2],
    ]);
  });

  it('keeps plans of the same name in different categories apart', () => {
    expect(groupOffers([makeRow({}), makeRow({ category: 'vps' })])).toHaveLength(2);
  });

  it('makes one offer of the rows of all billing cycles', () => {
    const offers = groupOffers(CYCLES.map((period) => makeRow({ period })));

    expect(offers.map(({ rows }) => rows.map(({ period }) => period))).toEqual([
      ['mo', '3mo', '6mo', 'yr', '2yr', '3yr'],
    ]);
  });

  it('puts the cheapest month first where sort_order is equal, whatever is paid at once', () => {
    const offers = groupOffers([
      makeRow({ name: 'Three years', period: '3yr', price: '324.00' }),
      makeRow({ name: 'Quarter', period: '3mo', price: '25.50' }),
      makeRow({ name: 'Two years', period: '2yr', price: '210.00' }),
      makeRow({ name: 'Half', period: '6mo', price: '48.00' }),
    ]);

    expect(offers.map(({ mainRow }) => mainRow.name)).toEqual([
      'Half',
      'Quarter',
      'Two years',
      'Three years',
    ]);
  });

  it('puts the cheapest first where sort_order is equal, comparing a yearly price by its twelfth', () => {
    const offers = groupOffers([
      makeRow({ name: 'Large', price: '59.00' }),
      makeRow({ name: 'Yearly', period: 'yr', price: '120.00' }),
      makeRow({ name: 'Small', price: '9.50' }),
      makeRow({ name: 'First', price: '99.00', sort_order: 0 }),
    ]);

    expect(offers.map(({ mainRow }) => mainRow.name)).toEqual(['First', 'Small', 'Yearly', 'Large']);
  });

  it('compares no two currencies: a plan in dinars and dollars is sorted by its dollars', () => {
    const offers = groupOffers([
      makeRow({ name: 'B', currency: 'KWD', price: '7.350' }),
      makeRow({ name: 'B', price: '24.00' }),
      makeRow({ name: 'A', price: '9.00' }),
    ]);

    expect(offers.map(({ mainRow }) => [mainRow.name, mainRow.currency])).toEqual([
      ['A', 'USD'],
      ['B', 'USD'],
    ]);
  });

  it('makes a row whose period is no billing cycle an offer of its own', () => {
    expect(groupOffers([makeRow({}), makeRow({ period: 'once' })])).toHaveLength(2);
  });
});

describe('chooseRow', () => {
  const [offer] = groupOffers([
    makeRow({}),
    makeRow({ period: 'yr', price: '90.00' }),
    makeRow({ currency: 'KWD', price: '2.750' }),
  ]);

  it('takes the price in the wished billing cycle and currency where the plan has it', () => {
    expect(chooseRow(offer!, 'yr', null).price).toBe('90.00');
    expect(chooseRow(offer!, 'mo', 'KWD').price).toBe('2.750');
  });

  it('takes a price in a different currency or cycle where the plan lacks the wished one', () => {
    expect(chooseRow(offer!, 'mo', 'EUR').currency).toBe('USD');
    expect(chooseRow(offer!, 'yr', 'KWD').price).toBe('2.750');
  });
});

describe('savingOf', () => {
  it.each(CURRENCIES)('is exactly twelve monthly prices less the yearly price, in %s', (currency) => {
    const places = exponentOf(currency);
    const price = (whole: string) => (places === 0 ? whole : `${whole}.${'9'.repeat(places)}`);
    const [offer] = groupOffers([
      makeRow({ currency, price: price('7') }),
      makeRow({ currency, period: 'yr', price: price('70') }),
    ]);

    const saving = savingOf(offer!, currency, 'yr');

    const month = readMoney(price('7'), currency).minorUnits;
    const year = readMoney(price('70'), currency).minorUnits;
    expect(saving?.amount.minorUnits).toBe(month * 12n - year);
    expect(saving?.wholePercent).toBe(Math.floor(Number(((month * 12n - year) * 100n) / (month * 12n))));
    for (const locale of ['en', 'ar-u-nu-latn'] as const) {
      const digits = formatMoney(saving!.amount, locale).replace(/\D/g, '');
      expect(digits).toBe(toDecimal(saving!.amount).replace('.', ''));
    }
  });

  it.each([
    ['3mo', '24.30', 270n, 10],
    ['6mo', '50.00', 400n, 7],
    ['yr', '90.00', 1800n, 16],
    ['2yr', '151.20', 6480n, 30],
    ['3yr', '162.00', 16200n, 50],
  ])('compares a price for %s with as many months', (period, price, minorUnits, wholePercent) => {
    const [offer] = groupOffers([makeRow({}), makeRow({ period, price })]);

    const saving = savingOf(offer!, 'USD', period);

    expect(saving).toMatchObject({ amount: { minorUnits }, wholePercent });
  });

  it('is null for a text that is no billing cycle', () => {
    const [offer] = groupOffers([makeRow({ period: 'once', price: '1.00' })]);

    expect(savingOf(offer!, 'USD', 'once')).toBeNull();
  });

  it('is null where the yearly price saves nothing, or where there is none', () => {
    const pair = (year: string) => groupOffers([makeRow({}), makeRow({ period: 'yr', price: year })])[0]!;

    expect(savingOf(pair('108.00'), 'USD', 'yr')).toBeNull();
    expect(savingOf(pair('120.00'), 'USD', 'yr')).toBeNull();
    expect(savingOf(groupOffers([makeRow({})])[0]!, 'USD', 'yr')).toBeNull();
  });
});

describe('completeCurrencies', () => {
  const complete = (...rows: PlanRow[]) => completeCurrencies(groupOffers(rows));

  it('lists the currencies in which every plan has a price, in the order of the rows', () => {
    const rows = ['A', 'B'].flatMap((name) =>
      ['USD', 'SAR', 'KWD'].map((currency) => makeRow({ name, currency, price: '9' })),
    );

    expect(complete(...rows)).toEqual(['USD', 'SAR', 'KWD']);
    expect(complete(...rows.slice(0, -1))).toEqual(['USD', 'SAR']);
  });

  it('leaves out a currency that lacks the yearly price of a plan sold by the year', () => {
    expect(
      complete(
        makeRow({}),
        makeRow({ period: 'yr', price: '90.00' }),
        makeRow({ currency: 'KWD', price: '2.750' }),
      ),
    ).toEqual(['USD']);
  });

  it('requires no yearly price of a plan that has none in any currency', () => {
    expect(
      complete(
        makeRow({}),
        makeRow({ currency: 'KWD', price: '2.750' }),
        makeRow({ name: 'B', period: 'yr', price: '90.00' }),
        makeRow({ name: 'B', period: 'yr', currency: 'KWD', price: '27.500' }),
      ),
    ).toEqual(['USD', 'KWD']);
  });
});
