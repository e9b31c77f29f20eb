import type { Table } from '../model/model.ts';
import { rowOf } from '../permissions/condition.ts';
import type { Selection } from '../request/collect-fields.ts';
import { and, identifier, join, nothing, type Sql, sql, where } from '../sql/sql.ts';
import { type CompileContext, readAccess } from './context.ts';
import { jsonList } from './json.ts';
import { compileClauses, limitClause, mostRows } from './select-clauses.ts';
import { compileWhere } from './where.ts';

/** Source of a list's rows. */
export type RowsSource = {
  readonly table: Table;
  /** The table, or the call of a function that returns such rows. */
  readonly from: Sql;
  /** Compiles the join with an outer row, for related rows. */
  readonly joined?: (alias: string) => Sql;
  /** Set if `from` is the table itself. */
  readonly isTable?: true;
};

/** Compiles a list of rows, filtered, sorted and limited by arguments and permission. */
export function compileRows(selection: Selection, source: RowsSource, context: CompileContext): Sql {
  const { table, from } = source;
  const alias = context.scope.alias();
  const entries = context.rowEntries(selection.selections, { table, alias, isTableRow: true }, context);
  const clauses = compileClauses(selection, table, alias, context);
  const limit = limitClause(clauses.limit, mostRows(table, context));
  const condition = rowsCondition(selection, source, alias, context);
  context.scope.readsRows(table, alias, condition);
  const cut = sql`from ${from} as ${identifier(alias)}${where(condition)}${clauses.orderBy}${limit}${clauses.offset}`;
  // `clauses.offset` is `nothing` also if the argument's variable is null or not given.
  const isCutByKey =
    source.isTable &&
    !table.relation.hasHeirs &&
    clauses.offset !== nothing &&
    !selection.args.has('distinct_on');
  const tail = isCutByKey && clauses.isByOwnColumns ? byKey(source, alias, cut, clauses.orderBy) : cut;

  return jsonList(entries, tail, clauses.distinctOn);
}

/** Alias of the page's keys; no GraphQL name contains a `$`, so no field has this name. */
const page = identifier('$page');

/**
 * Compiles `limit` and `offset` over the primary keys alone, which an index may hold, and joins the rows of that page.
 * So neither the rows that `offset` skips nor their relationships are read.
 */
function byKey({ table, from }: RowsSource, alias: string, cut: Sql, orderBy: Sql): Sql {
  const key = table.primaryKey?.map(({ column }) => identifier(column.name)) ?? [];
  if (key.length === 0) return cut;
  const row = identifier(alias);
  const own = join(key.map((name) => sql`${row}.${name}`));
  const same = and(key.map((name) => sql`${row}.${name} = ${page}.${name}`));

  return sql`from (select ${own} ${cut}) as ${page} join ${from} as ${row} on ${same}${orderBy}`;
}

/**
 * Compiles the condition on a list's rows: the relationship's join, the permission's filter and the argument `where`.
 */
export function rowsCondition(
  selection: Selection,
  { table, joined }: RowsSource,
  alias: string,
  context: CompileContext,
): Sql {
  const row = rowOf(alias, context.scope);
  const conditions = [
    readAccess(table, context).filter(row),
    compileWhere(selection.args.get('where'), table, context)(row),
  ];

  return and(joined ? [joined(alias), ...conditions] : conditions);
}
