import type { Table } from '../model/model.ts';
import { rowOf } from '../permissions/condition.ts';
import type { Selection } from '../request/collect-fields.ts';
import { and, identifier, join, nothing, type Sql, sql, where } from '../sql/sql.ts';
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
  /** Whether `from` is the table itself. */
  readonly isTable?: true;
};

/** A list of rows: filtered, sorted and cut as arguments and permission say. */
export function compileRows(selection: Selection, source: RowsSource, context: CompileContext): Sql {
  const { table, from } = source;
  context.scope.reads(table);
  const alias = context.scope.alias();
  const entries = context.rowEntries(selection.selections, { table, alias, isTableRow: true }, context);
  const clauses = compileClauses(selection, table, alias, context);
  const limit = limitClause(clauses.limit, mostRows(table, context));
  const cut = sql`from ${from} as ${identifier(alias)}${where(rowsCondition(selection, source, alias, context))}${clauses.orderBy}${limit}${clauses.offset}`;
  // A variable that is not given, or null, skips nothing.
  const isCutByKey = source.isTable && clauses.offset !== nothing && !selection.args.has('distinct_on');
  const tail = isCutByKey && clauses.isByOwnColumns ? byKey(source, alias, cut, clauses.orderBy) : cut;

  return jsonList(entries, tail, clauses.distinctOn);
}

/** No name of GraphQL holds a `$`. */
const page = identifier('$page');

/**
 * The page is cut by its rows' keys alone, which an index may hold, and only its rows are read: what `offset` skips
 * costs neither its row nor its relationships.
 */
function byKey({ table, from }: RowsSource, alias: string, cut: Sql, orderBy: Sql): Sql {
  const key = table.primaryKey?.map(({ column }) => identifier(column.name)) ?? [];
  if (key.length === 0) return cut;
  const row = identifier(alias);
  const own = join(key.map((name) => sql`${row}.${name}`));
  const same = and(key.map((name) => sql`${row}.${name} = ${page}.${name}`));

  return sql`from (select ${own} ${cut}) as ${page} join ${from} as ${row} on ${same}${orderBy}`;
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
