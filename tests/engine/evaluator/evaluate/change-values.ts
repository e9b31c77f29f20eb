import type { Scalar } from '../world/scalars.ts';
import { addDecimals, decimal, decimalText, type Value } from '../world/values.ts';
import { listOf } from './lists.ts';
import { Refusal } from './refusal.ts';

type Document = { readonly [key: string]: Value };

/** Changes a value by one of Hasura's update operators; null stays null. */
export function changedBy(operator: string, own: Value, operand: Value, scalar: Scalar): Value {
  if (operator === '_set') return operand;
  if (own === null || operand === null) return null;
  switch (operator) {
    case '_inc':
      return scalar.isBig === true && scalar.sql !== 'float8'
        ? decimalText(addDecimals(decimal(own), decimal(operand)))
        : Number(own) + Number(operand);
    case '_append':
      return concatenated(own, operand);
    case '_prepend':
      return concatenated(operand, own);
    case '_delete_key':
      return withoutKey(own, String(operand));
    case '_delete_elem':
      return withoutItem(own, Number(operand));
    case '_delete_at_path':
      return isEmpty(own) ? own : withoutPath(own, listOf(operand).map(String));
    default:
      throw new Error(`no operator ${operator}`);
  }
}

function isDocument(value: Value): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Postgres does not look at the path where the whole document has no item. */
function isEmpty(value: Value): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Joins documents: objects key by key, all else as lists. */
function concatenated(one: Value, other: Value): Value {
  if (isDocument(one) && isDocument(other)) return { ...one, ...other };
  const items = (value: Value) => (Array.isArray(value) ? (value as readonly Value[]) : [value]);

  return [...items(one), ...items(other)];
}

function withoutKey(document: Value, key: string): Value {
  if (Array.isArray(document)) return (document as readonly Value[]).filter((item) => item !== key);
  if (!isDocument(document)) throw new Refusal('data-exception');

  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== key));
}

function withoutItem(document: Value, index: number): Value {
  if (!Array.isArray(document)) throw new Refusal('data-exception');
  const at = index < 0 ? document.length + index : index;

  return (document as readonly Value[]).filter((_, place) => place !== at);
}

function withoutPath(document: Value, [key, ...rest]: readonly string[]): Value {
  if (!Array.isArray(document) && !isDocument(document)) throw new Refusal('data-exception');
  if (key === undefined) return document;
  if (Array.isArray(document)) {
    if (!/^-?\d+$/.test(key)) throw new Refusal('data-exception');
    const at = Number(key) < 0 ? document.length + Number(key) : Number(key);
    const items = document as readonly Value[];
    if (rest.length === 0) return items.filter((_, place) => place !== at);

    return items.map((item, place) => (place === at ? inner(item, rest) : item));
  }
  if (rest.length === 0) return withoutKey(document, key);

  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, name === key ? inner(value, rest) : value]),
  );
}

/** Below the top a plain value has no path, and stays. */
function inner(value: Value, rest: readonly string[]): Value {
  return typeof value === 'object' && value !== null ? withoutPath(value, rest) : value;
}
