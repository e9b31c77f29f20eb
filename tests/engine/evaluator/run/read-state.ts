import type pg from 'pg';
import type { State, World } from '../world/model.ts';
import { answered } from '../world/scalars.ts';
import { canonicalText, type Value } from '../world/values.ts';
import { readAnswer } from './compare.ts';

/** Reads the rows of all tables from the database, each table as text. */
export async function readState(pool: pg.Pool, world: World): Promise<ReadonlyMap<string, string>> {
  const tables = [...world.tables.values()].filter(({ view }) => view === undefined);
  const columns = tables.map(
    ({ name, partitions }) =>
      `(select coalesce(json_agg(t), '[]') from ${partitions === undefined ? 'only ' : ''}"${name}" as t)::text as "${name}"`,
  );
  const { rows } = await pool.query<Record<string, string>>(`select ${columns.join(', ')}`);

  return new Map(
    tables.map(({ name }) => [name, rowsText(readAnswer(rows[0]?.[name] ?? '[]') as readonly Value[])]),
  );
}

/** Writes the rows that an evaluator has, in the same form. */
export function stateText(world: World, state: State): ReadonlyMap<string, string> {
  const tables = [...world.tables.values()].filter(({ view }) => view === undefined);

  return new Map(
    tables.map((table) => {
      const rows = (state.get(table.name) ?? []).map((row) =>
        Object.fromEntries(
          table.columns.map(({ name, scalar }) => [name, answered(scalar, row[name] ?? null, false)]),
        ),
      );

      return [table.name, rowsText(rows)];
    }),
  );
}

const rowsText = (rows: readonly Value[]) => rows.map(canonicalText).toSorted().join('\n');
