import type { Table, TableColumn } from '../../model/model.ts';
import { type Condition, type Row, rowOf } from '../../permissions/condition.ts';
import type { Input } from '../../request/input.ts';
import { invalid } from '../../request/validation-error.ts';
import {
  and,
  columnOf,
  identifier,
  isTrue,
  join,
  nothing,
  raw,
  type Sql,
  sql,
  where,
} from '../../sql/sql.ts';
import type { CompileContext } from '../context.ts';
import { compileWhere } from '../where.ts';

/** The `on conflict` clause, and the check for the rows that the clause updates. */
export type Upsert = { readonly sql: Sql; readonly updateCheck: Condition | undefined };

/** Compiles `on conflict on constraint … do update …`, within the role's update permission. */
export function compileConflict(
  input: Input | undefined,
  table: Table,
  alias: string,
  context: CompileContext,
): Upsert {
  if (input?.kind !== 'object') return { sql: nothing, updateCheck: undefined };
  const fields = new Map(input.fields.map((field) => [field.name, field.input]));
  const constraint = fields.get('constraint');
  const target =
    constraint?.kind === 'enum' ? sql` on constraint ${identifier(String(constraint.value))}` : nothing;
  const columns = updateColumns(fields.get('update_columns'), input);
  const update = context.access.of(table).update;
  if (columns.length === 0 || update === undefined) {
    return { sql: sql` on conflict${target} do nothing`, updateCheck: undefined };
  }
  const row = rowOf(alias, context.scope);
  const assignments = columns.map(({ name }) => sql`${identifier(name)} = ${columnOf('excluded', name)}`);
  const presets = update.presets.map(({ column, value }) => sql`${identifier(column.name)} = ${value}`);
  const condition = and([update.filter(row), compileWhere(fields.get('where'), table, context)(row)]);

  return {
    sql: sql` on conflict${target} do update set ${join([...assignments, ...presets])}${where(condition)}`,
    updateCheck: update.check,
  };
}

function updateColumns(input: Input | undefined, conflict: Input): TableColumn[] {
  if (input?.kind !== 'list') return [];

  return input.items.map((item) => {
    const column = item.kind === 'enum' ? item.value : undefined;
    if (typeof column !== 'object' || column === null) throw invalid(conflict.path, 'erroneous column name');

    return column as TableColumn;
  });
}

/**
 * Compiles the check of an upsert: inserted rows must pass the insert check, updated rows the update check. `xmax` is 0
 * for inserted rows; partitioned tables and views have no `xmax`, so there every row must pass both checks.
 */
export function checkOfUpsert(insertCheck: Condition, { updateCheck }: Upsert, row: Row, table: Table): Sql {
  const inserted = insertCheck(row);
  if (updateCheck === undefined) return inserted;
  const updated = updateCheck(row);
  if (table.relation.kind !== 'r') return and([inserted, updated]);
  if (inserted === isTrue && updated === isTrue) return isTrue;

  return sql`case when ${columnOf(row.alias, 'xmax')} = ${raw("'0'")} then ${inserted} else ${updated} end`;
}
