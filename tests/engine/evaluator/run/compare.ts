import { type FieldNode, fieldsOf, type Node } from '../operation/document.ts';
import { numberLeaf } from '../world/scalars.ts';
import { canonicalText, type Value } from '../world/values.ts';

/** Reads JSON without losing the digits of a number: it becomes a marked text. */
export function readAnswer(body: string): Value {
  const marked = body.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (part) =>
    part.startsWith('"') ? part : JSON.stringify(numberLeaf(part)),
  );

  return JSON.parse(marked) as Value;
}

/** Aggregates whose last digits depend on the way they are computed. */
const INEXACT = /^(avg|stddev|var)/;
const DIGITS = 9;

/**
 * Writes what the fields of an answer hold, so that two answers which mean the same have the same text: lists without
 * an order are sorted, documents have their keys in order, and means are rounded.
 */
export function written(nodes: readonly Node[], answer: Value): string {
  const object = answer as { readonly [key: string]: Value };
  const expected = [...fieldsOf(nodes)].map(
    ([name, field]) => `${name}: ${object[name] === undefined ? 'nothing' : fieldText(field, object[name])}`,
  );
  const keys = Object.keys(object).join();
  const names = [...fieldsOf(nodes).keys()].join();

  return `{${expected.join(', ')}}${keys === names ? '' : ` as ${keys}`}`;
}

function fieldText(field: FieldNode, value: Value): string {
  const { meaning, nodes } = field;
  if (nodes === undefined || value === null) return canonicalText(value);
  if (meaning.kind === 'aggregate-function' && INEXACT.test(meaning.name))
    return written(nodes, rounded(value));
  if (!Array.isArray(value)) return written(nodes, value);
  const items = (value as readonly Value[]).map((item) => written(nodes, item));
  const isOrdered = meaning.kind === 'update-many' || ('isOrdered' in meaning && meaning.isOrdered);

  return `[${(isOrdered ? items : items.toSorted()).join(', ')}]`;
}

function rounded(value: Value): Value {
  const mark = numberLeaf('');
  const entries = Object.entries(value as { readonly [key: string]: Value }).map(([key, inner]) => {
    if (typeof inner !== 'string' || Number.isNaN(Number(inner.replace(mark, '')))) return [key, inner];
    const digits = Number(inner.replace(mark, '')).toPrecision(DIGITS);

    return [key, inner.startsWith(mark) ? numberLeaf(digits) : digits];
  });

  return Object.fromEntries(entries) as Value;
}
