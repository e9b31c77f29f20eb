import { describe, expect, it } from 'vitest';
import { savableChanges, stateOf, statesOf, type PriceCell } from './price-cells.ts';

const cell = (stored: string | null, currency = 'USD', key = 'a'): PriceCell => ({
  key,
  currency,
  stored,
  label: 'Price',
});

describe('a cell of a table of prices', () => {
  it.each([
    ['9.00', '10', 'USD', '10.00'],
    ['9.00', ' ١٢٫٥ ', 'USD', '12.50'],
    [null, '1.25', 'KWD', '1.250'],
    ['900', '1000', 'JPY', '1000'],
    ['999999999.98', '999999999.99', 'USD', '999999999.99'],
    ['9.00', '', 'USD', null],
  ])('that stores %s, with "%s" typed in %s, is changed to %s', (stored, text, currency, after) => {
    expect(stateOf(cell(stored, currency), { text, base: stored }).change?.after).toBe(after);
  });

  it.each(['9', '9.00', ' 9.0 '])('that stores 9.00 is unchanged by "%s"', (text) => {
    expect(stateOf(cell('9.00'), { text, base: '9.00' }).change).toBeUndefined();
  });

  it.each([
    ['-1', 'prices.negative'],
    ['nine', 'prices.negative'],
    ['1000000000', 'prices.tooHigh'],
    ['1.999', 'prices.decimals'],
  ])('with "%s" typed has the fault %s, and no change', (text, id) => {
    expect(stateOf(cell('9.00'), { text, base: '9.00' })).toMatchObject({ fault: { id } });
    expect(stateOf(cell('9.00'), { text, base: '9.00' }).change).toBeUndefined();
  });

  it('is overtaken once somebody else stores another amount, unless that is the one typed', () => {
    const typed = { text: '10', base: '9.00' };

    expect(stateOf(cell('9.0'), typed).isOvertaken).toBe(false);
    expect(stateOf(cell('11.00'), typed).isOvertaken).toBe(true);
    expect(stateOf(cell(null), typed).isOvertaken).toBe(true);
    expect(stateOf(cell('10.00'), typed)).toEqual({ text: '10', isOvertaken: false });
  });
});

describe('what a save of the table writes', () => {
  it('leaves out cells with a fault, and those that somebody else has changed meanwhile', () => {
    const cells = [cell('1.00', 'USD', 'good'), cell('2.00', 'USD', 'bad'), cell('3.50', 'USD', 'overtaken')];
    const typed = new Map([
      ['good', { text: '5', base: '1.00' }],
      ['bad', { text: 'x', base: '2.00' }],
      ['overtaken', { text: '6', base: '3.00' }],
    ]);
    const states = statesOf([{ currency: 'USD', columns: [cells] }], typed);

    expect(savableChanges(states).map(({ cell: { key }, after }) => [key, after])).toEqual([
      ['good', '5.00'],
    ]);
  });

  it('needs the first amount of a line whose other amounts need it, but none in an empty line', () => {
    const line = (typed: Map<string, { text: string; base: null }>) =>
      statesOf(
        [
          {
            currency: 'USD',
            columns: [[cell(null, 'USD', 'a')], [cell(null, 'USD', 'b')]],
            needsFirst: true,
          },
        ],
        typed,
      );

    expect(line(new Map()).get('a')?.fault).toBeUndefined();
    expect(line(new Map([['b', { text: '9', base: null }]])).get('a')?.fault).toEqual({
      id: 'prices.firstRequired',
    });
  });
});
