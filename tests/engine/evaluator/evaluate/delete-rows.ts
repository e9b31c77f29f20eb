import { type Table, tableOf } from '../world/model.ts';
import type { Row } from '../world/values.ts';
import type { Draft } from './draft.ts';
import { Refusal } from './refusal.ts';

/** Deletes rows, and then does with the rows that refer to them what their foreign keys say, in the keys' order. */
export function deleteRows(draft: Draft, table: Table, rows: readonly Row[]): void {
  draft.replace(new Map(rows.map((row) => [row, undefined])));
  for (const row of rows)
    for (const other of draft.world.tables.values())
      for (const key of other.foreignKeys.filter(({ target }) => target === table.name)) {
        const referring = draft
          .rows(tableOf(draft.world, other.name))
          .filter((one) =>
            key.columns.every(
              (name, at) => one[name] !== null && one[name] === row[key.targetColumns[at] ?? ''],
            ),
          );
        if (referring.length === 0) continue;
        if (key.onDelete === 'restrict') throw new Refusal('constraint-violation');
        if (key.onDelete === 'cascade') deleteRows(draft, other, referring);
        else {
          const nulls = Object.fromEntries(key.columns.map((name) => [name, null]));
          draft.replace(new Map(referring.map((one) => [one, { ...one, ...nulls }])));
        }
      }
}
