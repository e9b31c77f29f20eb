import type { Table, TableColumn } from '../model/model.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { EnumInput } from '../request/input.ts';
import { identifier, join, raw, type Sql, sql, where } from '../sql/sql.ts';
import type { CompileContext } from './context.ts';
import { type Entry, jsonList, jsonObject, outputValue, textValue } from './json.ts';
import { type RowsSource, rowsCondition } from './rows.ts';
import { compileClauses, limitClause, mostRows } from './select-clauses.ts';
import { visibleColumn } from './visible.ts';

type TableRow = { readonly table: Table; readonly alias: string };

/**
 * Compiles a `<table>_aggregate` field: aggregates, and in `nodes` the rows that they are made of.
 *
 * The rows stand in a common table expression, so that aggregates and `nodes` see equal rows in equal order. The
 * permission's limit applies to `nodes` alone, as in Hasura.
 */
export function compileAggregate(selection: Selection, source: RowsSource, context: CompileContext): Sql {
  const { table, from } = source;
  const alias = context.scope.alias();
  const base = context.scope.alias();
  const clauses = compileClauses(selection, table, alias, context);
  const condition = rowsCondition(selection, source, alias, context);
  context.scope.readsRows(table, alias, condition);
  context.scope.renames(alias, base);
  const rows = sql`select ${clauses.distinctOn}${identifier(alias)}.* from ${from} as ${identifier(alias)}${where(condition)}${clauses.orderBy}${limitClause(clauses.limit, undefined)}${clauses.offset}`;
  const entries = selection.selections.map((field): Entry => ({
    key: field.key,
    value: aggregateValue(field, table, base, context),
  }));

  return sql`(with ${identifier(base)} as (${rows}) select ${jsonObject(entries)})`;
}

function aggregateValue(selection: Selection, table: Table, base: string, context: CompileContext): Sql {
  const { meaning } = selection;
  const alias = context.scope.alias();
  const from = sql`from ${identifier(base)} as ${identifier(alias)}`;
  context.scope.renames(base, alias);
  if (meaning?.kind === 'nodes') {
    const entries = context.rowEntries(selection.selections, { table, alias, isTableRow: false }, context);

    return jsonList(entries, sql`${from}${limitClause(undefined, mostRows(table, context))}`);
  }
  if (meaning?.kind !== 'aggregate-fields') return textValue(selection.parent.name);
  const entries = selection.selections.map((field): Entry => ({
    key: field.key,
    value: aggregateField(field, { table, alias }, context),
  }));

  // Without an aggregate, as of `__typename` alone, Postgres would answer for each row.
  return sql`(select ${jsonObject(entries)} ${from} having true)`;
}

function aggregateField(selection: Selection, row: TableRow, context: CompileContext): Sql {
  const { meaning } = selection;
  if (meaning?.kind === 'count') return count(selection, row, context);
  if (meaning?.kind !== 'aggregate-function') return textValue(selection.parent.name);
  const entries = selection.selections.map((field): Entry => {
    if (field.meaning?.kind !== 'column') return { key: field.key, value: textValue(field.parent.name) };
    const { column } = field.meaning;
    const value = sql`${raw(meaning.name)}(${visibleColumn(column, row, context)})`;

    return { key: field.key, value: outputValue(value, column.type, context) };
  });

  return jsonObject(entries);
}

function count({ args }: Selection, row: TableRow, context: CompileContext): Sql {
  const input = args.get('columns');
  const items = input?.kind === 'list' ? input.items : [];
  const columns = items.map((item) => visibleColumn((item as EnumInput).value as TableColumn, row, context));
  if (columns.length === 0) return raw('count(*)');
  const flag = args.get('distinct');
  const distinct = flag?.kind === 'leaf' && flag.value === true ? raw('distinct ') : raw('');

  return sql`count(${distinct}${columns.length === 1 ? join(columns) : sql`(${join(columns)})`})`;
}
