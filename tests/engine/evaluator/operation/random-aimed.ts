import { visibleRows } from '../evaluate/conditions.ts';
import type { State, Table } from '../world/model.ts';
import { columnOf, tableOf } from '../world/model.ts';
import type { Row, Value } from '../world/values.ts';
import { type FieldNode, type Input, type Node, type Operation } from './document.ts';
import { type Making, valueForm } from './making.ts';
import { changes } from './random-mutation.ts';
import { field } from './random-selection.ts';

/** A table that a selection reads, and the columns of it that it shows. */
type Read = { readonly table: Table; readonly columns: ReadonlySet<string> };

function readsOf(nodes: readonly Node[], making: Making): Read[] {
  const fields = nodes.flatMap((node): readonly FieldNode[] =>
    node.kind === 'field' ? [node] : (node.nodes.filter(({ kind }) => kind === 'field') as FieldNode[]),
  );

  return fields.flatMap((one) => {
    const table = tableRead(one, making);
    const inner = readsOf(one.nodes ?? [], making);
    if (table === undefined) return inner;

    return [{ table, columns: new Set(columnsIn(one.nodes ?? [])) }, ...inner];
  });
}

function tableRead({ meaning }: FieldNode, { world }: Making): Table | undefined {
  if (meaning.kind === 'object') return tableOf(world, meaning.relationship.target);

  return 'table' in meaning ? meaning.table : undefined;
}

/** The columns of one row's fields, and those that are aggregated. */
function columnsIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fragment') return columnsIn(node.nodes);
    if (node.meaning.kind === 'column') return [node.meaning.column.name];

    return ['aggregate-fields', 'aggregate-function', 'nodes'].includes(node.meaning.kind)
      ? columnsIn(node.nodes ?? [])
      : [];
  });
}

/** Makes a change of rows that a subscription shows, or of a row like them; undefined if it shows none. */
export function aimedChange(
  making: Making,
  state: State,
  { nodes, session }: Operation,
): FieldNode | undefined {
  const { random, world } = making;
  const reads = readsOf(nodes, making).filter(({ table }) => table.isEnum !== true);
  if (reads.length === 0) return undefined;
  const read = random.oneIn(3) ? random.pick(reads) : (reads[0] ?? random.pick(reads));
  const rows = visibleRows(read.table, { world, state, session });
  const all = state.get(read.table.name) ?? [];
  const row = rows.length > 0 && !random.oneIn(6) ? random.pick(rows) : all[0] && random.pick(all);
  if (row === undefined) return undefined;
  const table = read.table.view === undefined ? read.table : tableOf(world, read.table.view.of);
  switch (random.below(6)) {
    case 0:
      return written(table, 'delete', { where: isRow(making, table, row) });
    case 1:
    case 2:
      return insertLike(making, table, row, state);
    default:
      return updateRow(making, { ...read, table }, row);
  }
}

const written = (table: Table, kind: 'insert' | 'update' | 'delete', args: Record<string, Input>) =>
  field(
    `${kind}_${table.field}`,
    { kind, table, isOne: false },
    { args, nodes: [field('affected_rows', { kind: 'affected-rows' })] },
  );

function isRow(making: Making, table: Table, row: Row): Input {
  return Object.fromEntries(
    table.key.map((name) => {
      const { field: called, scalar } = columnOf(table, name);

      return [called, { _eq: valueForm(making, scalar, row[name] ?? null) }];
    }),
  );
}

/** Inserts a row that differs from another in its key and one more column. */
function insertLike(making: Making, table: Table, row: Row, state: State): FieldNode | undefined {
  const { random } = making;
  const names = table.columns.filter(({ generated }) => generated === undefined).map(({ name }) => name);
  const odd = random.pick(names);
  const isReferring = table.foreignKeys.some(({ columns }) => columns.includes(odd));
  const next: Record<string, Value> = Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  for (const name of isReferring ? table.key : [...table.key, odd])
    next[name] = random.pick(columnOf(table, name).scalar.values);
  const isTaken = (state.get(table.name) ?? []).some((other) =>
    table.key.every((name) => other[name] === next[name]),
  );
  if (isTaken) return undefined;
  const object = Object.entries(next).map(([name, value]): [string, Input] => {
    const { field: called, scalar } = columnOf(table, name);

    return [called, valueForm(making, scalar, value)];
  });

  return written(table, 'insert', { objects: [Object.fromEntries(object) as Input] });
}

/** Changes a column that is shown, or others; of the row alone, or of all that are like it in a column. */
function updateRow(making: Making, { table, columns }: Read, row: Row): FieldNode {
  const { random } = making;
  const shown = table.columns.filter(
    ({ name, generated, isIdentity }) =>
      columns.has(name) &&
      !table.key.includes(name) &&
      generated === undefined &&
      isIdentity !== true &&
      table.foreignKeys.every((key) => !key.columns.includes(name)),
  );
  const where = isRow(making, table, row);
  if (shown.length === 0) return written(table, 'update', { ...changes(making, table), where });
  const { name, field: called, scalar } = random.pick(shown);
  const others = scalar.values.filter((value) => value !== row[name]);
  const value = random.pick(others.length === 0 ? scalar.values : others);
  const isLike = scalar.isComparable && scalar.family !== 'list' && row[name] !== null && random.oneIn(4);

  return written(table, 'update', {
    _set: { [called]: valueForm(making, scalar, value) },
    where: isLike ? { [called]: { _eq: valueForm(making, scalar, row[name] ?? null) } } : where,
  });
}
