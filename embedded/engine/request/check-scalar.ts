import { EngineError } from '../errors/engine-error.ts';
import { NumberText, withoutExponent } from '../model/postgres-value.ts';
import { describeJson } from './describe-value.ts';
import type { Path } from './path.ts';
import { invalid } from './validation-error.ts';

const number = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;
const MAX_INT = 2_147_483_647;
const MIN_INT = -2_147_483_648;

/** Checks a value and gives it back. */
export type ScalarCheck = (value: unknown, path: Path) => unknown;
type Check = (value: unknown, path: Path, isColumn: boolean) => unknown;

/** What is wanted where one of GraphQL's own scalars is. */
const wanted: Readonly<Record<string, string>> = {
  Int: 'a 32-bit integer',
  Float: 'a float',
  Boolean: 'a boolean',
  String: 'a string',
  ID: 'a string or an integer',
};

/** GraphQL's own scalars, and those that Hasura reads itself; every other type is judged by Postgres. */
const checks: Readonly<Record<string, Check>> = {
  Int: checkInt,
  Float: checkFloat,
  Boolean: checkBoolean,
  String: checkString,
  ID: checkId,
  smallint: checkWhole('PGSmallInt', 16),
  bigint: checkWhole('PGBigInt', 64),
  numeric: checkNumber('Scientific'),
  float8: checkNumber('Float expected for input type: PGDouble'),
  ltree: checkLabelPath,
  uuid: checkText('UUID'),
  date: checkText('Day'),
  timestamp: checkText('LocalTime'),
  timestamptz: checkText('UTCTime'),
};

/**
 * Checks the value of a scalar and gives it back. Where a column is compared or written, Hasura reads the value as JSON:
 * a text may stand for a number or a boolean, which Postgres then judges, and what is of another kind fails to parse.
 */
export function checkScalar(type: string, value: unknown, path: Path, isColumn: boolean): unknown {
  return checks[type]?.(value, path, isColumn) ?? value;
}

/** An enum's name in the document is none of GraphQL's own scalars. For a column it is read as a text. */
export function refuseEnumName(type: string, path: Path): void {
  const expected = wanted[type];
  if (expected === undefined) return;
  throw invalid(path, `expected ${expected} for type "${type}", but found an enum value`);
}

function checkInt(value: unknown, path: Path, isColumn: boolean): unknown {
  if (isColumn && typeof value === 'string') return value;
  const text = numberText(value, false);
  if (text === undefined && isColumn)
    throw wrongKind('Integer expected for input type: PGInteger', 'Number', value, path);
  if (text === undefined) throw mismatch('Int', value, path);
  const parsed = Number(text);
  if (Number.isInteger(parsed) && parsed >= MIN_INT && parsed <= MAX_INT) return parsed;
  throw outOfBounds(text, path);
}

/** A column of whole numbers that GraphQL has no type for; of this many bits. */
function checkWhole(name: string, bits: number): Check {
  return (value, path, isColumn) => {
    if (!isColumn || typeof value === 'string') return value;
    const text = numberText(value, false);
    if (text === undefined)
      throw wrongKind(`Integer expected for input type: ${name}`, 'Number', value, path);
    const plain = withoutExponent(text);
    if (!/^-?\d+$/.test(plain) || BigInt.asIntN(bits, BigInt(plain)) !== BigInt(plain))
      throw outOfBounds(text, path);

    return value;
  };
}

function checkNumber(name: string): Check {
  return (value, path, isColumn) => {
    if (!isColumn || typeof value === 'string' || numberText(value, false) !== undefined) return value;
    throw wrongKind(name, 'Number', value, path);
  };
}

function outOfBounds(text: string, path: Path): EngineError {
  return parseFailed(
    path,
    `The value ${showScientific(text)} lies outside the bounds or is not an integer.  Maybe it is a float, or is there integer overflow?`,
  );
}

function checkFloat(value: unknown, path: Path, isColumn: boolean): unknown {
  if (numberText(value, false) !== undefined || (isColumn && typeof value === 'string')) return value;
  if (isColumn) throw wrongKind('Float expected for input type: PGFloat', 'Number', value, path);
  throw mismatch('Float', value, path);
}

function checkBoolean(value: unknown, path: Path, isColumn: boolean): unknown {
  if (typeof value === 'boolean' || (isColumn && typeof value === 'string')) return value;
  if (isColumn) throw wrongKind('Bool', 'Boolean', value, path);
  throw mismatch('Boolean', value, path);
}

function checkString(value: unknown, path: Path, isColumn: boolean): unknown {
  if (typeof value === 'string') return value;
  if (isColumn) throw wrongKind('Text', 'String', value, path);
  throw mismatch('String', value, path);
}

function checkId(value: unknown, path: Path): unknown {
  if (typeof value === 'string') return value;
  const text = numberText(value, false);
  if (text !== undefined) return text;
  throw mismatch('ID', value, path);
}

/** Types whose texts Postgres reads, but that nothing else can stand for; named as Hasura names them. */
function checkText(name: string): Check {
  return (value, path) => {
    if (typeof value === 'string') return value;
    throw wrongKind(name, 'String', value, path);
  };
}

function wrongKind(name: string, expected: string, value: unknown, path: Path): EngineError {
  const found = describeJson(value).replace(/^an? (integer|float|number)$/, 'a number');
  const kind = found === 'a list' ? 'Array' : found.replace(/^an? ./, (text) => text.slice(-1).toUpperCase());

  return parseFailed(path, `parsing ${name} failed, expected ${expected}, but encountered ${kind}`);
}

function checkLabelPath(value: unknown, path: Path): unknown {
  if (typeof value === 'string' && value.split('.').every((label) => label !== '')) return value;
  throw parseFailed(
    path,
    'Expecting label path: a sequence of zero or more labels separated by dots, for example L1.L2.L3',
  );
}

function parseFailed(path: Path, message: string): EngineError {
  return new EngineError('parse-failed', message, { path: path.toString() });
}

/** A number's digits, where the value is one. */
export function numberText(value: unknown, allowsText: boolean): string | undefined {
  if (typeof value === 'number') return String(value);
  if (value instanceof NumberText) return value.text;

  return allowsText && typeof value === 'string' && number.test(value.trim()) ? value.trim() : undefined;
}

/** The value is not of the type that is wanted. */
export function mismatch(
  type: string,
  value: unknown,
  path: Path,
  expected = wanted[type] ?? '',
): EngineError {
  return invalid(path, `expected ${expected} for type "${type}", but found ${describeJson(value)}`);
}

/** A number as Haskell shows it, which Hasura's messages do: 2147483648 is 2.147483648e9. */
export function showScientific(text: string): string {
  const value = Number(text);
  const magnitude = Math.abs(value);
  if (value === 0 || (magnitude >= 0.1 && magnitude < 1e7))
    return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits = '', exponent = '0'] = value.toExponential().split('e');

  return `${digits.includes('.') ? digits : `${digits}.0`}e${Number(exponent)}`;
}
