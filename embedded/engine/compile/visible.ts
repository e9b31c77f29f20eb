import type { ComputedField, Table, TableColumn } from '../model/model.ts';
import { rowOf } from '../permissions/condition.ts';
import { columnOf, isTrue, type Sql, sql } from '../sql/sql.ts';
import type { CompileContext } from './context.ts';

/**
 * Compiles a value so that an inherited role sees it only in rows that a parent role with this field sees; in other
 * rows the value is null, for filters, order and aggregates too.
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

/** Compiles a column of a row, as far as the role sees it. */
export function visibleColumn(
  column: TableColumn,
  row: { readonly table: Table; readonly alias: string },
  context: CompileContext,
): Sql {
  return visibleValue(column, columnOf(row.alias, column.name), row, context);
}
