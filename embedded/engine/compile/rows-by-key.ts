import type { Table } from '../model/model.ts';
import type { Input, ObjectInputField } from '../request/input.ts';
import { type Count, countFrom } from './count.ts';

/** Returns the most rows that a condition leaves if it names unique values; undefined if it doesn't. */
export function rowsByKey(where: Input | undefined, { relation }: Table): Count | undefined {
  // Rows of tables that inherit may repeat a key.
  if (where?.kind !== 'object' || relation.hasHeirs) return undefined;
  const named = new Map(where.fields.flatMap(valuesOf));
  const counts = relation.constraints.flatMap(({ columns }): Count[] => {
    const [first, ...others] = columns.map((column) => named.get(column));
    if (first === undefined || others.some((count) => count !== 1)) return [];

    return [first];
  });

  return counts[0];
}

/** Returns a column's name and the number of values that `_eq` or `_in` allow it. */
function valuesOf({ meaning, input }: ObjectInputField): [string, Count][] {
  if (meaning?.kind !== 'column' || input.kind !== 'object') return [];
  const { name } = meaning.column;

  return input.fields.flatMap(({ name: operator, input: value }): [string, Count][] => {
    if (operator === '_eq' && value.kind === 'leaf') return [[name, 1]];
    if (operator !== '_in') return [];
    if (value.kind === 'list') return [[name, value.items.length]];
    if (value.kind !== 'leaf') return [];

    return [[name, countFrom(value, (list) => (Array.isArray(list) ? list.length : Infinity))]];
  });
}
