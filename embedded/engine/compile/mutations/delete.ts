import type { Table } from '../../model/model.ts';
import { rowOf } from '../../permissions/condition.ts';
import type { Selection } from '../../request/collect-fields.ts';
import { and, identifier, qualified, sql, where } from '../../sql/sql.ts';
import type { MutationContext } from './mutation.ts';
import { addChange } from './mutation-output.ts';
import { keyCondition } from '../query-field.ts';
import { compileWhere } from '../where.ts';

/** Compiles `delete_<table>` and `delete_<table>_by_pk`. */
export function compileDelete(
  selection: Selection,
  table: Table,
  form: 'where' | 'key',
  context: MutationContext,
): void {
  const { compile } = context;
  const access = compile.access.of(table).delete;
  if (access === undefined) throw new Error(`${compile.access.role} may not delete from ${table.typeName}`);
  const alias = compile.scope.alias();
  const row = rowOf(alias, compile.scope);
  const chosen =
    form === 'key'
      ? keyCondition(selection, { table, alias }, compile)
      : compileWhere(selection.args.get('where'), table, compile)(row);
  const change = sql`delete from ${qualified(table)} as ${identifier(alias)}${where(and([access.filter(row), chosen]))} returning ${identifier(alias)}.*`;
  addChange(
    { table, sql: change, path: '$', failures: [], written: [] },
    selection,
    form === 'key' ? 'row' : 'response',
    context,
  );
}
