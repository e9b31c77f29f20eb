import type { Table } from '../model/model.ts';
import { rowOf } from '../permissions/condition.ts';
import type { Selection } from '../request/collect-fields.ts';
import { and, identifier, type Sql, sql, where } from '../sql/sql.ts';
import { type CompileContext, readAccess } from './context.ts';
import { jsonList } from './json.ts';
import { compileClauses, limitClause, mostRows } from './select-clauses.ts';
import { compileWhere } from './where.ts';

/** Where rows come from. */
export type RowsSource = {
  readonly table: Table;
  /** The table, or the call of a function that returns such rows. */
  readonly from: Sql;
  /** How the rows belong to an outer row. */
  readonly joined?: (alias: string) => Sql;
};

/** A list of rows: filtered, sorted and cut as arguments and permission say. */
export function compileRows(selection: Selection, source: RowsSource, context: CompileContext): Sql {
  const { table, from } = source;
  context.scope.reads(table);
  const alias = context.scope.alias();
  const entries = context.rowEntries(selection.selections, { table, alias, isTableRow: true }, context);
  const clauses = compileClauses(selection, table, alias, context);
  const limit = limitClause(clauses.limit, mostRows(table, context));
  const tail = sql`from ${from} as ${identifier(alias)}${where(rowsCondition(selection, source, alias, context))}${clauses.orderBy}${limit}${clauses.offset}`;

  return jsonList(entries, tail, clauses.distinctOn);
}

/** The relationship's join, the permission's filter and the argument `where`. */
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
