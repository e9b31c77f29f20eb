import type { Table, TableColumn } from '../model/model.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { Input } from '../request/input.ts';
import { invalid } from '../request/validation-error.ts';
import { join, nothing, raw, type Sql, sql } from '../sql/sql.ts';
import { type CompileContext, readAccess } from './context.ts';
import { leafParam } from './mutations/input-value.ts';
import { compileOrderBy, type OrderItem } from './order-by.ts';
import { visibleColumn } from './visible.ts';

/**
 * Parts of a select statement that the arguments decide; `distinctOn` ends with a space, `orderBy` and `offset` begin
 * with one.
 */
export type Clauses = {
  readonly distinctOn: Sql;
  readonly orderBy: Sql;
  /** True if rows are sorted, and by their own columns alone. */
  readonly isByOwnColumns: boolean;
  readonly limit: Sql | undefined;
  readonly offset: Sql;
};

/** Compiles `distinct_on`, `order_by`, `limit` and `offset`. */
export function compileClauses(
  selection: Selection,
  table: Table,
  alias: string,
  context: CompileContext,
): Clauses {
  const { args } = selection;
  const order = compileOrderBy(args.get('order_by'), table, alias, context);
  const distinct = distinctColumns(args.get('distinct_on'));
  checkDistinct(distinct, order, selection);
  // PostgreSQL wants the very expressions by which the rows are sorted; compiled again they would have other aliases.
  const columns = distinct.map(
    (column) =>
      order.find((item) => item.column === column)?.value ?? visibleColumn(column, { table, alias }, context),
  );

  return {
    distinctOn: columns.length === 0 ? nothing : sql`distinct on (${join(columns)}) `,
    orderBy:
      order.length === 0
        ? nothing
        : sql` order by ${join(order.map(({ value, direction }) => sql`${value} ${raw(direction)}`))}`,
    isByOwnColumns: order.length > 0 && order.every(({ column }) => column !== undefined),
    limit: numberParam(args.get('limit')),
    offset: offsetClause(args.get('offset')),
  };
}

function distinctColumns(input: Input | undefined): TableColumn[] {
  if (input?.kind !== 'list') return [];

  return input.items.map((item) => (item as Extract<Input, { kind: 'enum' }>).value as TableColumn);
}

/** Throws if the rows are not sorted by the distinct columns first, which Postgres requires. */
function checkDistinct(
  distinct: readonly TableColumn[],
  order: readonly OrderItem[],
  { path }: Selection,
): void {
  if (distinct.length === 0 || order.length === 0) return;
  const first = order.slice(0, distinct.length).map(({ column }) => column);
  if (distinct.every((column) => first.includes(column))) return;
  throw invalid(path.key('args'), '"distinct_on" columns must match initial "order_by" columns');
}

/** Compiles a number of rows that the caller gives to a parameter. */
export function numberParam(input: Input | undefined): Sql | undefined {
  return input?.kind === 'leaf' ? sql`${leafParam(input, 'int8', String)}` : undefined;
}

function offsetClause(input: Input | undefined): Sql {
  const offset = numberParam(input);

  return offset === undefined ? nothing : sql` offset ${offset}`;
}

/**
 * Returns how many rows of a list are read at most: the permission's limit or, so that too long an answer is noticed,
 * one more than it may hold.
 */
export function mostRows(table: Table, context: CompileContext): number | undefined {
  const permitted = readAccess(table, context).limit;
  const { maxAnswer } = context;

  return maxAnswer === undefined ? permitted : Math.min(permitted ?? Infinity, maxAnswer.rows + 1);
}

/** Compiles a `limit` clause with the smaller of the caller's limit and `bound`. */
export function limitClause(limit: Sql | undefined, bound: number | undefined): Sql {
  if (bound === undefined) return limit === undefined ? nothing : sql` limit ${limit}`;

  return limit === undefined ? raw(` limit ${bound}`) : sql` limit least(${limit}, ${raw(String(bound))})`;
}
