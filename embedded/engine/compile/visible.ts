import type { ComputedField, Table, TableColumn } from '../model/model.ts';
import { rowOf } from '../permissions/condition.ts';
import { columnOf, isTrue, type Sql, sql } from '../sql/sql.ts';
import type { CompileContext } from './context.ts';

/**
 * A value that a role with several parents sees only in those rows that a parent with the column sees; elsewhere it
 * is null, for filters, order and aggregates too.
 *
 * See https://hasura.io/docs/2.0/auth/authorization/inherited-roles/
 */
export function visibleValue(
  field: TableColumn | ComputedField,
  value: Sql,
  { table, alias }: { readonly table: Table; readonly alias: string },
  context: CompileContext,
): Sql {
  const condition = context.access.of(table).select?.cell?.(field)?.(rowOf(alias, context.scope)) ?? isTrue;

  return condition === isTrue ? value : sql`(case when ${condition} then ${value} end)`;
}

/** A column of a row, as far as the role sees it. */
export function visibleColumn(
  column: TableColumn,
  row: { readonly table: Table; readonly alias: string },
  context: CompileContext,
): Sql {
  return visibleValue(column, columnOf(row.alias, column.name), row, context);
}
