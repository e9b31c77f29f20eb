import type { Scalar } from '../world/scalars.ts';
import type { Value } from '../world/values.ts';

/** Reads a value for a list as GraphQL does: a single value is a list of one. */
export function listOf(value: unknown): readonly unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
}

/** Reads a value for a column. */
export function coerced({ family }: Scalar, value: Value): Value {
  return family === 'list' && value !== null ? (listOf(value) as readonly Value[]) : value;
}
