import { EngineError } from '../errors/engine-error.ts';
import { NumberText } from '../json/exact-json.ts';
import { withoutExponent } from '../model/postgres-value.ts';
import { describeJson, type JsonKind, jsonKind } from './describe-value.ts';
import type { Path } from './path.ts';
import { invalid } from './validation-error.ts';

/** Checks a value and returns it. */
export type ScalarCheck = (value: unknown, path: Path) => unknown;

/** Reading of a column's value in Hasura: the name in its error messages, and the kind of JSON that is expected. */
type Reading = { readonly name: string; readonly kind: JsonKind };

type Scalar = {
  /** Returns the value to be used, or undefined if it is of another kind; throws if it is out of bounds. */
  readonly read: ScalarCheck;
  /** Undefined if a column's value is read like an argument's. */
  readonly reading?: Reading;
  /** Expected argument in the words of error messages; only GraphQL's own scalars have one. */
  readonly wanted?: string;
  /** Refuses an argument that the document writes with a fraction or an exponent, whatever its value. */
  readonly isWhole?: boolean;
  /** Leaves the check of arguments to Postgres. */
  readonly isFreeAsArgument?: boolean;
};

/** Makes the scalar of a number type that GraphQL does not have. */
const columnNumber = (name: string, read: ScalarCheck): Scalar => ({
  read,
  reading: { name, kind: 'Number' },
  isFreeAsArgument: true,
});
/** Makes the scalar of a type whose strings Postgres reads; other kinds of JSON are refused. */
const readAsString = (name: string): Scalar => ({ read: readText, reading: { name, kind: 'String' } });

/** GraphQL's own scalars, and those that Hasura checks itself; Postgres checks the values of all other types. */
const scalars: Readonly<Record<string, Scalar>> = {
  Int: {
    read: readInt,
    reading: { name: 'Integer expected for input type: PGInteger', kind: 'Number' },
    wanted: 'a 32-bit integer',
    isWhole: true,
  },
  Float: {
    read: readNumber,
    reading: { name: 'Float expected for input type: PGFloat', kind: 'Number' },
    wanted: 'a float',
  },
  Boolean: { read: readBoolean, reading: { name: 'Bool', kind: 'Boolean' }, wanted: 'a boolean' },
  String: { read: readText, reading: { name: 'Text', kind: 'String' }, wanted: 'a string' },
  ID: { read: readId, wanted: 'a String or a 32-bit integer', isWhole: true },
  smallint: columnNumber('Integer expected for input type: PGSmallInt', readWhole(16)),
  bigint: columnNumber('Integer expected for input type: PGBigInt', readWhole(64)),
  numeric: columnNumber('Scientific', readNumber),
  float8: columnNumber('Float expected for input type: PGDouble', readNumber),
  ltree: { read: readLabelPath },
  uuid: readAsString('UUID'),
  date: readAsString('Day'),
  timestamp: readAsString('LocalTime'),
  timestamptz: readAsString('UTCTime'),
};

/**
 * Checks the value of a scalar and returns it. Where a column is compared or written, Hasura reads the value as JSON:
 * a string may stand for a number or a boolean, which Postgres checks, and a value of another kind fails to parse.
 *
 * The messages and the kinds of JSON are those of Hasura's cases (tests/engine/README.md).
 */
export function checkScalar(type: string, value: unknown, path: Path, isColumn: boolean): unknown {
  const scalar = scalars[type];
  if (scalar === undefined || (scalar.isFreeAsArgument === true && !isColumn)) return value;
  const { reading, wanted } = scalar;
  if (isColumn && typeof value === 'string' && reading !== undefined && reading.kind !== 'String')
    return value;
  const isRefused = !isColumn && scalar.isWhole === true && isFloatOfDocument(value);
  const read = isRefused ? undefined : scalar.read(value, path);
  if (read !== undefined) return read;
  if (reading !== undefined && (isColumn || wanted === undefined)) throw wrongKind(reading, value, path);
  throw mismatch(type, value, path, wanted ?? `a value of the type ${type}`);
}

/** Refuses an enum's name in the document as a value of GraphQL's own scalars. For a column it is read as a string. */
export function refuseEnumName(type: string, path: Path): void {
  const expected = scalars[type]?.wanted;
  if (expected === undefined) return;
  throw invalid(path, `expected ${expected} for type "${type}", but found an enum value`);
}

/**
 * Returns true for a number that the document writes like `1.5` or `1e3`; a variable's numbers are checked by value.
 */
function isFloatOfDocument(value: unknown): boolean {
  return value instanceof NumberText && !/^-?[0-9]+$/.test(value.text);
}

/** Reads an Int by its digits: 41.99999999999999999999 must not become 42, as it would in a double. */
function readInt(value: unknown, path: Path): number | undefined {
  const text = numberText(value);
  if (text === undefined) return undefined;
  const plain = withoutExponent(text).replace(/\.0+$/, '');
  if (!isWhole(plain, 32)) throw outOfBounds(text, path);

  return Number(plain);
}

/** Makes the check of a whole number of this many bits. */
function readWhole(bits: number): ScalarCheck {
  return (value, path) => {
    const text = numberText(value);
    if (text === undefined) return undefined;
    if (!isWhole(withoutExponent(text), bits)) throw outOfBounds(text, path);

    return value;
  };
}

function isWhole(plain: string, bits: number): boolean {
  return /^-?\d+$/.test(plain) && BigInt.asIntN(bits, BigInt(plain)) === BigInt(plain);
}

function readNumber(value: unknown): unknown {
  return numberText(value) === undefined ? undefined : value;
}

function readBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readId(value: unknown, path: Path): string | undefined {
  return readText(value) ?? (readWhole(64)(value, path) === undefined ? undefined : numberText(value));
}

function readLabelPath(value: unknown, path: Path): string {
  if (typeof value === 'string' && value.split('.').every((label) => label !== '')) return value;
  throw parseFailed(
    path,
    'Expecting label path: a sequence of zero or more labels separated by dots, for example L1.L2.L3',
  );
}

/** Returns the error for a number that is too large or has a fraction. */
export function outOfBounds(text: string, path: Path): EngineError {
  return parseFailed(
    path,
    `The value ${showScientific(text)} lies outside the bounds or is not an integer.  Maybe it is a float, or is there integer overflow?`,
  );
}

function wrongKind({ name, kind }: Reading, value: unknown, path: Path): EngineError {
  return parseFailed(path, `parsing ${name} failed, expected ${kind}, but encountered ${jsonKind(value)}`);
}

function parseFailed(path: Path, message: string): EngineError {
  return new EngineError('parse-failed', message, { path: path.toString() });
}

/** Returns a number's digits, or undefined if the value is no number. */
export function numberText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);

  return value instanceof NumberText ? value.text : undefined;
}

/** Returns the error for a value that is not of the expected type. */
export function mismatch(type: string, value: unknown, path: Path, expected: string): EngineError {
  return invalid(path, `expected ${expected} for type "${type}", but found ${describeJson(value)}`);
}

/** Writes a number as Haskell and so Hasura's messages do: 2147483648 is 2.147483648e9. */
export function showScientific(text: string): string {
  const value = Number(text);
  const magnitude = Math.abs(value);
  if (value === 0 || (magnitude >= 0.1 && magnitude < 1e7))
    return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits = '', exponent = '0'] = value.toExponential().split('e');

  return `${digits.includes('.') ? digits : `${digits}.0`}e${Number(exponent)}`;
}
