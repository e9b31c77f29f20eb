import { describe, expect, it } from 'vitest';
import { EngineError } from '../errors/engine-error.ts';
import { NumberText } from '../json/exact-json.ts';
import { checkLimit, checkOffset } from './check-limit.ts';
import { checkScalar, showScientific } from './check-scalar.ts';
import { Path } from './path.ts';

const path = Path.root.key('args').key('id');
const check = (type: string, value: unknown, isColumn = false) => checkScalar(type, value, path, isColumn);

describe('checkScalar', () => {
  it('refuses an integer beyond 32 bits with Hasura’s message', () => {
    expect(() => check('Int', new NumberText('2147483648'))).toThrow(
      expect.objectContaining({
        code: 'parse-failed',
        path: '$.args.id',
        message: expect.stringContaining('The value 2.147483648e9 lies outside the bounds'),
      }),
    );
  });

  it('passes a string for a number or boolean on to PostgreSQL only if it is the value of a column', () => {
    expect(check('Int', '42', true)).toBe('42');
    expect(check('Float', 'NaN', true)).toBe('NaN');
    expect(check('Boolean', 'yes', true)).toBe('yes');
    expect(() => check('Int', '42')).toThrow('expected a 32-bit integer for type "Int", but found a string');
  });

  it.each([
    ['String', 5, 'parsing Text failed, expected String, but encountered Number'],
    ['Boolean', 1, 'parsing Bool failed, expected Boolean, but encountered Number'],
    ['Int', true, 'encountered Boolean'],
    ['Float', [], 'encountered Array'],
  ])('refuses a value of another type than %s for a column', (type, value, message) => {
    expect(() => check(type, value, true)).toThrow(
      expect.objectContaining({ code: 'parse-failed', message: expect.stringContaining(message) }),
    );
  });

  it.each([
    ['smallint', new NumberText('32768')],
    ['smallint', 1.5],
    ['bigint', new NumberText('9223372036854775808')],
    ['bigint', new NumberText('1e20')],
  ])('refuses a value out of the range of a %s column: %j', (type, value) => {
    expect(() => check(type, value, true)).toThrow(
      expect.objectContaining({ code: 'parse-failed', message: expect.stringContaining('lies outside') }),
    );
  });

  it.each(['41.99999999999999999999', '42.00000000000000000001', '0.99999999999999999999', '1e-400'])(
    'refuses %s as an Int instead of rounding it to a neighbour',
    (text) => {
      for (const isColumn of [true, false]) {
        expect(() => checkScalar('Int', new NumberText(text), path, isColumn)).toThrow(EngineError);
      }
    },
  );

  it('reads a whole number with a fraction of zeros or an exponent as an Int', () => {
    expect(check('Int', new NumberText('42.000'), true)).toBe(42);
    expect(check('Int', new NumberText('42e-0'), true)).toBe(42);
    expect(check('Int', new NumberText('4.2e1'), true)).toBe(42);
    expect(check('Int', new NumberText('4200e-2'), true)).toBe(42);
    expect(check('Int', 1e5, true)).toBe(100_000);
  });

  it('keeps every digit of a bigint', () => {
    const value = new NumberText('-9223372036854775808');
    expect(check('bigint', value, true)).toBe(value);
    expect(check('smallint', new NumberText('1e4'), true)).toEqual(new NumberText('1e4'));
    expect(() => check('numeric', true, true)).toThrow('expected Number, but encountered Boolean');
  });

  it.each([
    ['Int', 'a 32-bit integer'],
    ['ID', 'a String or a 32-bit integer'],
  ])('refuses a float in the place of an %s', (type, wanted) => {
    expect(() => check(type, new NumberText('1.5'))).toThrow(
      `expected ${wanted} for type "${type}", but found a float`,
    );
    expect(() => check(type, 1.5)).toThrow(expect.objectContaining({ code: 'parse-failed' }));
  });

  it('calls a number of the document an integer or a float, and a number of the variables a number', () => {
    expect(() => check('String', new NumberText('5'))).toThrow('but found an integer');
    expect(() => check('String', new NumberText('0.5'))).toThrow('but found a float');
    expect(() => check('String', 5)).toThrow('but found a number');
  });

  it.each(['Top.', '', 'Top..Science', 5])('refuses %j as an ltree path', (value) => {
    expect(() => check('ltree', value)).toThrow(
      expect.objectContaining({
        code: 'parse-failed',
        message: expect.stringContaining('Expecting label path'),
      }),
    );
  });

  it.each([
    ['uuid', 5, 'parsing UUID failed, expected String, but encountered Number'],
    ['date', new NumberText('2020'), 'parsing Day failed, expected String, but encountered Number'],
    ['timestamptz', true, 'parsing UTCTime failed, expected String, but encountered Boolean'],
    ['timestamp', [], 'parsing LocalTime failed, expected String, but encountered Array'],
    ['uuid', {}, 'parsing UUID failed, expected String, but encountered Object'],
  ])('refuses a %s value that is not a string', (type, value, message) => {
    expect(() => check(type, value)).toThrow(expect.objectContaining({ code: 'parse-failed', message }));
  });

  it('leaves the check of a type that GraphQL does not know to PostgreSQL', () => {
    expect(check('uuid', 'no uuid')).toBe('no uuid');
  });
});

describe('checkLimit and checkOffset', () => {
  it('accept a limit of 0 and an offset of 64 bits written as a string', () => {
    expect(checkLimit(0, path)).toBe(0);
    expect(checkOffset('9223372036854775807', path)).toBe('9223372036854775807');
  });

  it.each([
    [new NumberText('-1'), 'an integer'],
    [-1, 'a number'],
    ['1', 'a string'],
    [new NumberText('1.5'), 'a float'],
  ])('refuse %j as a limit', (value, found) => {
    const message = `expected a non-negative 32-bit integer for type "Int", but found ${found}`;

    expect(() => checkLimit(value, path)).toThrow(
      expect.objectContaining({ code: 'validation-failed', message }),
    );
  });

  it.each([1.5, 2_147_483_648])('refuse %j as no 32-bit integer', (value) => {
    expect(() => checkLimit(value, path)).toThrow(expect.objectContaining({ code: 'parse-failed' }));
  });

  it.each(['-1', '9223372036854775808', 'x', true])('refuse %j as an offset', (value) => {
    expect(() => checkOffset(value, path)).toThrow(
      'expected a 32-bit integer, or a 64-bit integer represented as a string for type "Int", but found a',
    );
  });

  it('pass a negative offset on to PostgreSQL', () => {
    expect(checkOffset(new NumberText('-1'), path)).toBe('-1');
  });
});

describe('showScientific', () => {
  it.each([
    ['5', '5.0'],
    ['1.5', '1.5'],
    ['10000000', '1.0e7'],
    ['0.001', '1.0e-3'],
  ])('shows %s as Haskell does: %s', (text, shown) => {
    expect(showScientific(text)).toBe(shown);
  });
});
