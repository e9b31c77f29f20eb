import type { Scalar } from '../world/scalars.ts';
import type { Value } from '../world/values.ts';
import type { Context } from './context.ts';

const LISTS = new Set(['_in', '_nin']);

/** Reads a permission's value: a text that begins with `X-Hasura-` is the session variable of that name. */
export function sessionValue(
  value: Value,
  operator: string,
  scalar: Scalar,
  context: Pick<Context, 'session'>,
): Value {
  if (typeof value !== 'string' || !/^x-hasura-/i.test(value)) return value;
  const text = context.session.variables[value.toLowerCase()];
  if (text === undefined) throw new Error(`no session variable ${value}`);
  if (!LISTS.has(operator)) return typed(text, scalar);
  const inner = text.slice(1, -1);

  return inner === '' ? [] : inner.split(',').map((item) => typed(item, scalar));
}

/** Reads a value that a permission sets. */
export function presetValue(value: unknown, scalar: Scalar, context: Pick<Context, 'session'>): Value {
  return sessionValue(value as Value, '_set', scalar, context);
}

function typed(text: string, { values }: Scalar): Value {
  return typeof values[0] === 'number' ? Number(text) : text;
}
