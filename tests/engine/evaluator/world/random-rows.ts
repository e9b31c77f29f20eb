import type { Random } from '../../support/random/random.ts';
import type { Column, State, Table, World } from './model.ts';
import { GENRES } from './random-tables.ts';
import type { Row, Value } from './values.ts';

const MOST_ROWS = 9;

/** Makes rows of all tables, in their order: those that refer to others refer to rows that are there. */
export function randomState(world: World, random: Random): State {
  const state = new Map<string, Row[]>();
  for (const table of world.tables.values()) {
    if (table.view !== undefined) continue;
    const rows = table.isEnum === true ? enumRows() : randomRows(table, state, random);
    state.set(table.name, rows);
  }

  return state;
}

const enumRows = (): Row[] => GENRES.map((value) => ({ value, comment: null }));

function randomRows(table: Table, state: ReadonlyMap<string, Row[]>, random: Random): Row[] {
  const rows: Row[] = [];
  const keys = new Set<string>();
  const count = random.below(MOST_ROWS + 1);
  for (let at = 0; at < count; at += 1) {
    const row = randomRow(table, random);
    const key = JSON.stringify(table.key.map((name) => row[name]));
    if (keys.has(key) || !refers(table, row, rows, state, random)) continue;
    keys.add(key);
    rows.push(completed(table, row));
  }

  return rows;
}

function randomRow(table: Table, random: Random): Row {
  return Object.fromEntries(table.columns.map((column) => [column.name, randomValue(column, random)]));
}

function randomValue({ scalar, isNullable }: Column, random: Random): Value {
  return isNullable && random.oneIn(4) ? null : random.pick(scalar.values);
}

/** Makes a row refer to rows; returns false where there is none to refer to and null isn't allowed. */
function refers(
  table: Table,
  row: Row,
  own: readonly Row[],
  state: ReadonlyMap<string, Row[]>,
  random: Random,
): boolean {
  return table.foreignKeys.every(({ columns, target, targetColumns }) => {
    const candidates = target === table.name ? own : (state.get(target) ?? []);
    const isNullable = columns.every((name) => table.columns.find((one) => one.name === name)?.isNullable);
    const found =
      candidates.length === 0 || (isNullable && random.oneIn(5)) ? undefined : random.pick(candidates);
    if (found === undefined && !isNullable) return false;
    for (const [at, name] of columns.entries()) row[name] = found?.[targetColumns[at] ?? ''] ?? null;

    return true;
  });
}

/** Fills in the columns that Postgres generates, and the digits that a column's type has. */
function completed(table: Table, row: Row): Row {
  for (const { name, generated } of table.columns)
    if (generated !== undefined) row[name] = generated.valueOf(row);

  return row;
}
