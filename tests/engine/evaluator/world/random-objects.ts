import type { Random } from '../../support/random/random.ts';
import { ENUM_TABLE } from './random-tables.ts';
import { columnOf, type RowsFunction, type Table } from './model.ts';
import { FLAG, TEXT } from './scalars.ts';

/** Adds relationships to tables: both ways along their foreign keys, and from views by their keys. */
export function addRelationships(tables: readonly Table[]): void {
  const find = (name: string) => tables.find((table) => table.name === name);
  for (const table of tables) {
    for (const [at, { columns, target, targetColumns }] of table.foreignKeys.entries()) {
      const other = find(target);
      if (other === undefined || target === ENUM_TABLE) continue;
      const on = columns.map((column, pair) => [column, targetColumns[pair] ?? ''] as const);
      table.relationships.push({ name: `of_${target}${at}`, kind: 'object', target, on, key: 'own' });
      other.relationships.push({
        ...{ name: `${table.name}s${at}`, kind: 'array', target: table.name, key: 'theirs' },
        on: on.map(([own, theirs]) => [theirs, own] as const),
      });
    }
    if (table.view !== undefined) addViewRelationships(table, find(table.view.of));
  }
}

function addViewRelationships(view: Table, base: Table | undefined): void {
  if (base === undefined) return;
  const on = view.key.map((column) => [column, column] as const);
  view.relationships.push({ name: 'whole', kind: 'object', target: base.name, on });
  base.relationships.push({ name: 'shown', kind: 'array', target: view.name, on });
}

/** Adds functions over a row: texts, flags, and the rows of a relationship. */
export function addComputedFields(tables: readonly Table[], random: Random): void {
  for (const table of tables.filter(({ isEnum }) => isEnum !== true)) {
    if (random.oneIn(2)) addScalar(table, random);
    const lists = table.relationships.filter(({ kind, on }) => kind === 'array' && on.length === 1);
    if (lists.length > 0 && random.oneIn(3)) {
      const { target, on } = random.pick(lists);
      const [pair] = on;
      if (pair === undefined) continue;
      const sql = `select * from "${target}" where "${pair[1]}" = $1."${pair[0]}"`;
      table.computed.push({ name: 'found', sql, result: { kind: 'rows', target, on: pair } });
    }
  }
}

/** A function's text has the database's own order, which is that of its language. */
const UNORDERED = { ...TEXT, isOrdered: false };

function addScalar(table: Table, random: Random): void {
  const { name, scalar } = random.pick(table.columns);
  if (scalar.sql === 'text') {
    table.computed.push({
      ...{ name: 'said', sql: `select coalesce($1."${name}", 'none') || '?'` },
      result: { kind: 'scalar', scalar: UNORDERED, valueOf: (row) => `${String(row[name] ?? 'none')}?` },
    });
  } else {
    table.computed.push({
      ...{ name: 'is_there', sql: `select $1."${name}" is not null` },
      result: { kind: 'scalar', scalar: FLAG, valueOf: (row) => row[name] !== null },
    });
  }
}

/** Makes functions that return the rows of a table from a value on. */
export function randomFunctions(tables: readonly Table[], random: Random): RowsFunction[] {
  return Array.from({ length: random.below(3) }, (_, at) => {
    const table = random.pick(tables.filter(({ isEnum, view }) => isEnum !== true && view === undefined));
    const columns = table.columns.filter(({ scalar }) => scalar.isOrdered && scalar.enumTable === undefined);
    const column = random.pick(
      columns.length > 0 ? columns : table.columns.filter(({ name }) => table.key.includes(name)),
    );
    const { scalar } = columnOf(table, column.name);
    const byDefault = random.oneIn(2) ? random.pick(scalar.values) : undefined;

    return { name: `rows_from${at}`, target: table.name, column: column.name, byDefault };
  });
}
