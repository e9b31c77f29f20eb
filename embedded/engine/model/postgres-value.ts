import type { PostgresType } from '../catalog/catalog.ts';
import { NumberText, writeJson } from '../json/exact-json.ts';
import { baseOf, isJson } from './column-type.ts';

/** Writes a JSON value as the text of a Postgres value of this type. */
export function toPostgres(type: PostgresType, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (isJson(type)) return writeJson(value);
  if (typeof value === 'string') return value;
  if (value instanceof NumberText) return withoutExponent(value.text);
  const { element } = baseOf(type);
  if (Array.isArray(value) && element !== undefined) {
    return arrayLiteral(value.map((item) => toPostgres(element, item)));
  }

  if (typeof value === 'number') return withoutExponent(String(value));

  return typeof value === 'object' ? writeJson(value) : String(value);
}

/** Writes a Postgres array literal, such as `{"a","b",NULL}`, of elements that are literals themselves. */
export function arrayLiteral(elements: readonly (string | null)[]): string {
  return `{${elements.map(quoteNullable).join(',')}}`;
}

/**
 * Returns the values of a JSON object of texts as elements of one array for each of the keys; without keys, the object
 * as the element of a single array.
 */
export function quoteValues(object: string, keys: readonly string[] | undefined): readonly string[] {
  if (keys === undefined) return [quoteElement(object)];
  const values = JSON.parse(object) as Readonly<Record<string, string | null>>;

  return keys.map((key) => quoteNullable(values[key] ?? null));
}

function quoteNullable(element: string | null): string {
  return element === null ? 'NULL' : quoteElement(element);
}

/** Quotes an element of an array literal. */
function quoteElement(element: string): string {
  return `"${element.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const scientific = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d+)$/;
const MAX_EXPONENT = 400;

/** Writes `-2E-2` as `-0.02`, because Postgres accepts no exponents for money and integers. */
export function withoutExponent(text: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] = scientific.exec(text) ?? [];
  const exponent = Number(power);
  if (whole === '' || Math.abs(exponent) > MAX_EXPONENT) return text;
  const digits = whole + fraction;
  const point = whole.length + exponent;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  const integer = digits.padEnd(point, '0').slice(0, point);
  const rest = digits.slice(point);

  return rest === '' ? sign + integer : `${sign}${integer}.${rest}`;
}
