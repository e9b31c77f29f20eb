import type { ForeignKey, Table } from '../world/model.ts';
import type { Row } from '../world/values.ts';
import type { Draft } from './draft.ts';
import { Refusal } from './refusal.ts';

/** A deleted row, and a foreign key of rows that may refer to it. */
type Deleted = { readonly row: Row; readonly other: Table; readonly key: ForeignKey };

/**
 * Deletes rows, and then does with the rows that refer to them what their foreign keys say: in the keys' order, and with
 * what was deleted so only after all that was deleted before.
 */
export function deleteRows(draft: Draft, table: Table, rows: readonly Row[]): void {
  const queue: Deleted[] = [];
  const remove = (from: Table, gone: readonly Row[]) => {
    draft.replace(new Map(gone.map((row) => [row, undefined])));
    const keys = [...draft.world.tables.values()].flatMap((other) =>
      other.foreignKeys.filter(({ target }) => target === from.name).map((key) => ({ other, key })),
    );
    queue.push(...gone.flatMap((row) => keys.map((one) => ({ row, ...one }))));
  };
  remove(table, rows);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { row, other, key } = next;
    const referring = draft.rows(other).filter((one) => refersTo(one, row, key));
    if (referring.length === 0) continue;
    if (key.onDelete === 'restrict') throw new Refusal('constraint-violation');
    if (key.onDelete === 'cascade') {
      remove(other, referring);
      continue;
    }
    const nulls = Object.fromEntries(key.columns.map((name) => [name, null]));
    draft.replace(new Map(referring.map((one) => [one, { ...one, ...nulls }])));
  }
}

function refersTo(one: Row, row: Row, { columns, targetColumns }: ForeignKey): boolean {
  return columns.every((name, at) => one[name] !== null && one[name] === row[targetColumns[at] ?? '']);
}
