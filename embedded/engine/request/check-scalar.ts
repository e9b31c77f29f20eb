import { EngineError } from '../engine-error.ts';
import { NumberText } from '../model/postgres-value.ts';
import { describeJson } from './describe-value.ts';
import type { Path } from './path.ts';
import { invalid } from './validation-error.ts';

const number = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;
const MAX_INT = 2_147_483_647;
const MIN_INT = -2_147_483_648;

/** Checks a value and gives it back. */
export type ScalarCheck = (value: unknown, path: Path) => unknown;
type Check = (value: unknown, path: Path, isColumn: boolean) => unknown;

/** GraphQL's own scalars; every other type is judged by Postgres. */
const checks: Readonly<Record<string, Check>> = {
  Int: checkInt,
  Float: checkFloat,
  Boolean: checkBoolean,
  String: checkString,
  ID: checkId,
};

/**
 * Checks the value of a scalar and gives it back. Where a column is compared or written, a number or boolean may
 * be a text too, as Hasura has it.
 */
export function checkScalar(type: string, value: unknown, path: Path, isColumn: boolean): unknown {
  return checks[type]?.(value, path, isColumn) ?? value;
}

function checkInt(value: unknown, path: Path, isColumn: boolean): unknown {
  const text = numberText(value, isColumn);
  if (text === undefined) throw mismatch('Int', 'a 32-bit integer', value, path);
  const parsed = Number(text);
  if (Number.isInteger(parsed) && parsed >= MIN_INT && parsed <= MAX_INT) return parsed;
  throw new EngineError(
    'parse-failed',
    `The value ${showScientific(text)} lies outside the bounds or is not an integer.  Maybe it is a float, or is there integer overflow?`,
    { path: path.toString() },
  );
}

function checkFloat(value: unknown, path: Path, isColumn: boolean): unknown {
  if (numberText(value, isColumn) !== undefined) return value;
  throw mismatch('Float', 'a float', value, path);
}

function checkBoolean(value: unknown, path: Path, isColumn: boolean): unknown {
  if (typeof value === 'boolean' || (isColumn && typeof value === 'string')) return value;
  throw mismatch('Boolean', 'a boolean', value, path);
}

function checkString(value: unknown, path: Path): unknown {
  if (typeof value === 'string') return value;
  throw mismatch('String', 'a string', value, path);
}

function checkId(value: unknown, path: Path): unknown {
  if (typeof value === 'string') return value;
  const text = numberText(value, false);
  if (text !== undefined) return text;
  throw mismatch('ID', 'a string or an integer', value, path);
}

/** A number's digits, where the value is one. */
export function numberText(value: unknown, allowsText: boolean): string | undefined {
  if (typeof value === 'number') return String(value);
  if (value instanceof NumberText) return value.text;

  return allowsText && typeof value === 'string' && number.test(value.trim()) ? value.trim() : undefined;
}

/** The value is not of the type that is wanted. */
export function mismatch(type: string, wanted: string, value: unknown, path: Path): EngineError {
  return invalid(path, `expected ${wanted} for type "${type}", but found ${describeJson(value)}`);
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
