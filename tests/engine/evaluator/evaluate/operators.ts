import { PATH_PATTERNS, type Scalar, TEXT } from '../world/scalars.ts';
import { documentText, equalDocuments, type Value } from '../world/values.ts';
import { coerced, listOf } from './lists.ts';
import { all, any, not, type Truth } from './truth.ts';

/** Compares a value by one of Hasura's operators; null is neither like a value nor unlike it. */
export function compareBy(operator: string, own: Value, operand: Value, scalar: Scalar): Truth {
  const value = operator.endsWith('in') ? operand : coerced(scalar, operand);
  if (operator === '_cast') return castHolds(own, operand as Readonly<Record<string, Operands>>);
  if (operator === '_is_null') return (own === null) === operand;
  const isEqual = (one: Value) => (own === null || one === null ? null : scalar.compare(own, one) === 0);
  if (operator === '_in') return any(listOf(value).map((one) => isEqual(one as Value)));
  if (operator === '_nin') return all(listOf(value).map((one) => not(isEqual(one as Value))));
  if (own === null || value === null) return null;
  const order = () => scalar.compare(own, value);
  switch (operator) {
    case '_eq':
      return order() === 0;
    case '_neq':
      return order() !== 0;
    case '_gt':
      return order() > 0;
    case '_gte':
      return order() >= 0;
    case '_lt':
      return order() < 0;
    case '_lte':
      return order() <= 0;
    case '_contains':
      return scalar.family === 'list' ? holdsAll(own, value) : contains(own, value);
    case '_contained_in':
      return scalar.family === 'list' ? holdsAll(value, own) : contains(value, own);
    case '_has_key':
      return hasKey(own, value);
    case '_has_keys_any':
      return listOf(value).some((key) => hasKey(own, key as Value));
    case '_has_keys_all':
      return listOf(value).every((key) => hasKey(own, key as Value));
    case '_ancestor':
    case '_ancestor_any':
      return listOf(value).some((path) => isAncestor(own, path as Value));
    case '_descendant':
    case '_descendant_any':
      return listOf(value).some((path) => isAncestor(path as Value, own));
    case '_matches':
    case '_matches_any':
      return listOf(value).some((pattern) => PATH_PATTERNS[String(pattern)]?.test(String(own)) === true);
    default:
      return matches(operator, String(own), String(value));
  }
}

/** Tells whether a path in a tree is the beginning of another, or equal to it. */
const isAncestor = (one: Value, other: Value) => `${String(other)}.`.startsWith(`${String(one)}.`);

type Operands = Readonly<Record<string, Value>>;

/** Compares a document as text, which is its only cast. */
function castHolds(own: Value, { String: comparisons = {} }: Readonly<Record<string, Operands>>): Truth {
  const text = own === null ? null : documentText(own);

  return all(Object.entries(comparisons).map(([operator, value]) => compareBy(operator, text, value, TEXT)));
}

function holdsAll(list: Value, items: Value): boolean {
  return listOf(items).every((item) => listOf(list).includes(item));
}

/** Whether a document contains another: https://www.postgresql.org/docs/17/datatype-json.html#JSON-CONTAINMENT */
function contains(whole: Value, part: Value): boolean {
  if (Array.isArray(whole)) {
    const items = whole as readonly Value[];
    // A list contains a plain value that is one of its items.
    if (!Array.isArray(part)) return !isObject(part) && items.some((item) => equalDocuments(item, part));

    return (part as readonly Value[]).every((one) => items.some((item) => containsItem(item, one)));
  }
  if (!isObject(whole)) return !isObject(part) && !Array.isArray(part) && equalDocuments(whole, part);

  return (
    isObject(part) &&
    Object.entries(part).every(([key, value]) => {
      const own = whole[key];
      return own !== undefined && containsItem(own, value);
    })
  );
}

/** Below the top a list contains no plain value, only lists of it. */
function containsItem(whole: Value, part: Value): boolean {
  if (Array.isArray(whole) !== Array.isArray(part)) return false;

  return contains(whole, part);
}

function isObject(value: Value): value is { readonly [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasKey(document: Value, key: Value): boolean {
  if (Array.isArray(document)) return document.includes(key);

  return isObject(document) ? Object.hasOwn(document, String(key)) : document === key;
}

function matches(operator: string, own: string, pattern: string): boolean {
  const isNegated = operator.startsWith('_n');
  const name = operator.slice(isNegated ? 2 : 1);
  const flags = name.startsWith('i') ? 'isu' : 'su';
  const plain = name.startsWith('i') ? name.slice(1) : name;
  const source = plain === 'regex' ? pattern : `^(?:${fromSql(pattern, plain === 'similar')})$`;

  return new RegExp(source, flags).test(own) !== isNegated;
}

/** Translates a pattern of SQL: `%` is any text, `_` any character, a backslash takes the meaning of what follows. */
function fromSql(pattern: string, isSimilar: boolean): string {
  return [...pattern.matchAll(/\\(.)|(.)/gsu)]
    .map(([, escaped, plain = '']) => {
      if (escaped !== undefined) return literal(escaped);
      if (plain === '%') return '.*';
      if (plain === '_') return '.';

      return isSimilar && '()|*+'.includes(plain) ? plain : literal(plain);
    })
    .join('');
}

function literal(character: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
