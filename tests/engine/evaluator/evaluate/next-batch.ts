import { type FieldNode, plainArguments } from '../operation/document.ts';
import type { Expected } from '../world/model.ts';
import type { Row, Value } from '../world/values.ts';
import { rowValue } from './answer.ts';
import { isVisible, isWanted, visibleValue } from './conditions.ts';
import { allRows, type Context, readAccess } from './context.ts';
import { listOf } from './lists.ts';
import { checkArguments } from './refusal.ts';

/** The next rows of a stream. */
export type Batch = {
  /** Rows in the cursor's order; those of a group have the same cursor, and no order among each other. */
  readonly groups: readonly (readonly Value[])[];
  /** Number of rows that are sent; of the last group some may be left out, and are not sent later either. */
  readonly count: number;
  readonly cursor: Value;
};

/** Returns the rows that come after a cursor; undefined if there is none. */
export function nextBatch(field: FieldNode, cursor: Value, context: Context): Batch | undefined {
  const { meaning, nodes = [] } = field;
  if (meaning.kind !== 'stream') throw new Error(`${field.name} is no stream`);
  checkArguments([field]);
  const { table, column } = meaning;
  const args = plainArguments(field.args);
  const direction = cursorOf(field).isDescending ? -1 : 1;
  const order = (one: Value, other: Value) => direction * column.scalar.compare(one, other);
  const valueOf = (row: Row) => visibleValue(table, row, column.name, context);
  const left = allRows(context, table)
    .filter((row) => isVisible(table, row, context))
    .filter((row) => isWanted((args['where'] ?? {}) as Expected, row, table, context))
    .filter((row) => valueOf(row) !== null && order(valueOf(row), cursor) > 0)
    .toSorted((one, other) => order(valueOf(one), valueOf(other)));
  const limit = readAccess(table, context.session.role)?.limit ?? Infinity;
  const sent = left.slice(0, Math.min(Number(args['batch_size']), limit));
  const last = sent.at(-1);
  if (last === undefined) return undefined;
  const within = left.filter((row) => order(valueOf(row), valueOf(last)) <= 0);
  const groups: Row[][] = [];
  for (const row of within) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && order(valueOf(group[0]), valueOf(row)) === 0) group.push(row);
    else groups.push([row]);
  }

  return {
    groups: groups.map((rows) => rows.map((row) => rowValue(nodes, row, table, context))),
    count: sent.length,
    cursor: valueOf(last),
  };
}

/** Reads where a stream begins, and in which direction it goes on. */
export function cursorOf(field: FieldNode): { readonly value: Value; readonly isDescending: boolean } {
  const [cursor] = listOf(plainArguments(field.args)['cursor']) as readonly Expected[];
  const [value] = Object.values(cursor?.['initial_value'] as Expected);

  return { value: value as Value, isDescending: cursor?.['ordering'] === 'DESC' };
}
