import {
  type FieldNode,
  fieldsOf,
  type Node,
  type Operation,
  type Plain,
  plainArguments,
  type Source,
} from '../operation/document.ts';
import { columnOf, type Table, tableOf } from '../world/model.ts';
import { answered, numberLeaf } from '../world/scalars.ts';
import type { Row, Value } from '../world/values.ts';
import { allRows, type Context, readAccess } from './context.ts';
import { computedValue, isJoined, isVisible, visibleRows, visibleValue } from './conditions.ts';
import { aggregate, countOf } from './aggregates.ts';
import { listOf } from './lists.ts';
import { checkArguments } from './refusal.ts';
import { choose } from './choose.ts';

/** Answers a query as Hasura's documents say it, from rows and rules alone. */
export function answer({ nodes }: Pick<Operation, 'nodes'>, context: Context): Value {
  checkArguments(nodes);

  return Object.fromEntries([...fieldsOf(nodes)].map(([name, field]) => [name, rootValue(field, context)]));
}

function rootValue(field: FieldNode, context: Context): Value {
  const { meaning, nodes = [] } = field;
  switch (meaning.kind) {
    case 'typename':
      return meaning.type;
    case 'by-key': {
      const { table } = meaning;
      const row = visibleRows(table, context).find((one) =>
        hasKey(table, one, plainArguments(field.args), context),
      );

      return row === undefined ? null : rowValue(nodes, row, table, context);
    }
    case 'rows':
      return rowsValue(
        field,
        meaning.table,
        sourceRows(meaning.source, meaning.table, undefined, field, context),
        context,
      );
    case 'aggregate':
      return aggregateValue(
        field,
        meaning.table,
        sourceRows(meaning.source, meaning.table, undefined, field, context),
        context,
      );
    default:
      throw new Error(`${field.name} is no root field of a query`);
  }
}

/** Tells whether a row has the key that the arguments name. */
export function hasKey(
  table: Table,
  row: Row,
  given: Readonly<Record<string, Plain>>,
  context: Context,
): boolean {
  return table.key.every((name) => {
    const { field, scalar } = columnOf(table, name);
    const value = visibleValue(table, row, name, context);

    return value !== null && scalar.compare(value, given[field] as Value) === 0;
  });
}

/** Returns the rows of a source that the role sees. */
function sourceRows(
  source: Source,
  table: Table,
  row: Row | undefined,
  field: FieldNode,
  context: Context,
): Row[] {
  const rows = allRows(context, table).filter((one) => isVisible(table, one, context));
  switch (source.kind) {
    case 'table':
      return rows;
    case 'relationship':
      return rows.filter((one) => row !== undefined && isJoined(row, one, source.relationship.on));
    case 'computed': {
      const { result } = source.field;
      return rows.filter(
        (one) => row !== undefined && result.kind === 'rows' && isJoined(row, one, [result.on]),
      );
    }
    case 'function': {
      const { column, byDefault } = source.function;
      const { args = {} } = plainArguments(field.args);
      const { from = byDefault } = args as { from?: Value };
      const { scalar } = columnOf(table, column);

      return rows.filter((one) => {
        const value = one[column] ?? null;
        return value !== null && from !== null && from !== undefined && scalar.compare(value, from) >= 0;
      });
    }
  }
}

function rowsValue(field: FieldNode, table: Table, rows: readonly Row[], context: Context): Value {
  const limit = readAccess(table, context.session.role)?.limit;
  const chosen = choose(rows, table, plainArguments(field.args), context).slice(0, limit);

  return chosen.map((row) => rowValue(field.nodes ?? [], row, table, context));
}

/** Returns a row's fields. */
export function rowValue(nodes: readonly Node[], row: Row, table: Table, context: Context): Value {
  return Object.fromEntries(
    [...fieldsOf(nodes)].map(([name, field]) => [name, fieldValue(field, row, table, context)]),
  );
}

function fieldValue(field: FieldNode, row: Row, table: Table, context: Context): Value {
  const { meaning } = field;
  const { stringifies } = context.world;
  switch (meaning.kind) {
    case 'typename':
      return meaning.type;
    case 'column': {
      const { scalar, name } = meaning.column;
      return answered(scalar, visibleValue(table, row, name, context), stringifies);
    }
    case 'computed': {
      const { result } = meaning.field;
      if (result.kind === 'rows') throw new Error('rows are no value');
      return answered(result.scalar, computedValue(meaning.field, row, table, context), stringifies);
    }
    case 'object': {
      const target = tableOf(context.world, meaning.relationship.target);
      const found = visibleRows(target, context).find((one) => isJoined(row, one, meaning.relationship.on));
      return found === undefined ? null : rowValue(field.nodes ?? [], found, target, context);
    }
    case 'rows':
      return rowsValue(
        field,
        meaning.table,
        sourceRows(meaning.source, meaning.table, row, field, context),
        context,
      );
    case 'aggregate':
      return aggregateValue(
        field,
        meaning.table,
        sourceRows(meaning.source, meaning.table, row, field, context),
        context,
      );
    default:
      throw new Error(`${field.name} is no field of a row`);
  }
}

/** Aggregates the chosen rows; a permission's limit holds for the nodes alone. */
function aggregateValue(field: FieldNode, table: Table, rows: readonly Row[], context: Context): Value {
  const chosen = choose(rows, table, plainArguments(field.args), context);
  const limit = readAccess(table, context.session.role)?.limit;

  return Object.fromEntries(
    [...fieldsOf(field.nodes ?? [])].map(([name, inner]) => {
      const { meaning, nodes = [] } = inner;
      if (meaning.kind === 'typename') return [name, meaning.type];
      if (meaning.kind === 'nodes')
        return [name, chosen.slice(0, limit).map((row) => rowValue(nodes, row, table, context))];

      return [name, aggregateFields(nodes, chosen, table, context)];
    }),
  );
}

function aggregateFields(
  nodes: readonly Node[],
  rows: readonly Row[],
  table: Table,
  context: Context,
): Value {
  return Object.fromEntries(
    [...fieldsOf(nodes)].map(([name, field]) => {
      const { meaning } = field;
      if (meaning.kind === 'typename') return [name, meaning.type];
      if (meaning.kind === 'count') return [name, numberLeaf(String(counted(field, rows, table, context)))];
      if (meaning.kind !== 'aggregate-function') throw new Error(`${field.name} is no aggregate`);
      const columns = [...fieldsOf(field.nodes ?? [])].map(([key, { meaning: of }]) => {
        if (of.kind === 'typename') return [key, of.type];
        if (of.kind !== 'column') throw new Error(`${key} is no column`);
        const values = rows.map((row) => visibleValue(table, row, of.column.name, context));

        return [key, aggregated(meaning.name, values, of.column.scalar, context)];
      });

      return [name, Object.fromEntries(columns) as Value];
    }),
  );
}

function aggregated(
  name: string,
  values: readonly Value[],
  scalar: Parameters<typeof answered>[0],
  { world }: Context,
): Value {
  const value = aggregate(name, values, scalar);
  const isNumber = scalar.family === 'number';

  return value === null || !isNumber
    ? value
    : scalar.isBig && world.stringifies
      ? String(value)
      : numberLeaf(String(value));
}

function counted({ args }: FieldNode, rows: readonly Row[], table: Table, context: Context): number {
  const { columns, distinct } = plainArguments(args);
  const names = listOf(columns).map((field) => table.columns.find((one) => one.field === field)?.name ?? '');
  const values = rows.map((row) => names.map((name) => visibleValue(table, row, name, context)));

  return countOf(values, names.length, distinct === true);
}
