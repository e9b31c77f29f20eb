import type { PostgresType } from '../../catalog/catalog.ts';
import { baseOf } from '../../model/column-type.ts';
import type { Table, TableColumn } from '../../model/model.ts';
import type { UpdateAccess } from '../../permissions/access.ts';
import { rowOf } from '../../permissions/condition.ts';
import type { Selection } from '../../request/collect-fields.ts';
import type { Input } from '../../request/input.ts';
import type { Path } from '../../request/path.ts';
import { invalid } from '../../request/validation-error.ts';
import { type Failure, failUnless } from '../../sql/failure.ts';
import {
  and,
  columnOf,
  identifier,
  isTrue,
  join,
  qualified,
  raw,
  type Sql,
  sql,
  where,
} from '../../sql/sql.ts';
import { columnValue, inputValue } from './input-value.ts';
import { checkFailure } from './insert-change.ts';
import type { MutationContext } from './mutation.ts';
import { addChange, addOutput, type Change, noRows, type OutputForm } from './mutation-output.ts';
import { keyCondition } from '../query-field.ts';
import { compileWhere } from '../where.ts';

type Arguments = ReadonlyMap<string, Input>;
type Assign = { readonly operand: PostgresType | 'own' | 'base'; toSql(column: Sql, value: Sql): Sql };

const builtIn = (name: string): PostgresType => ({
  schema: 'pg_catalog',
  name,
  kind: 'b',
  element: undefined,
});
const texts: PostgresType = { ...builtIn('_text'), element: builtIn('text') };

/** Operators of an update, see https://hasura.io/docs/2.0/mutations/postgres/update/ */
const assignments: Readonly<Record<string, Assign>> = {
  _set: { operand: 'own', toSql: (_, value) => value },
  _inc: { operand: 'base', toSql: (column, value) => sql`${column} + ${value}` },
  _append: { operand: 'base', toSql: (column, value) => sql`${column} || ${value}` },
  _prepend: { operand: 'base', toSql: (column, value) => sql`${value} || ${column}` },
  _delete_key: { operand: builtIn('text'), toSql: (column, value) => sql`${column} - ${value}` },
  _delete_elem: { operand: builtIn('int4'), toSql: (column, value) => sql`${column} - ${value}` },
  _delete_at_path: { operand: texts, toSql: (column, value) => sql`${column} #- ${value}` },
};

/** Compiles `update_<table>`, `update_<table>_by_pk` and `update_<table>_many`. */
export function compileUpdate(
  selection: Selection,
  table: Table,
  form: 'where' | 'key' | 'many',
  context: MutationContext,
): void {
  if (form !== 'many') {
    const output = { selection, table, form: form === 'key' ? 'row' : 'response' } as const;
    addUpdate(selection.args, selection.path.key('args'), output, context);

    return;
  }
  const updates = selection.args.get('updates');
  for (const item of updates?.kind === 'list' ? updates.items : []) {
    if (item.kind !== 'object') continue;
    const args = new Map(item.fields.map(({ name, input }) => [name, input]));
    addUpdate(args, item.path, { selection, table, form: 'response' }, context);
  }
}

type Output = { readonly selection: Selection; readonly table: Table; readonly form: OutputForm };

/** Adds one update. If its operators name no column, no row is changed. */
function addUpdate(
  args: Arguments,
  path: Path,
  { selection, table, form }: Output,
  context: MutationContext,
): void {
  const change = updateChange(args, table, path, context);
  if (change === undefined) addOutput(selection, form, table, noRows(table), context);
  else addChange(change, selection, form, context);
}

function updateChange(
  args: Arguments,
  table: Table,
  path: Path,
  context: MutationContext,
): Change | undefined {
  const { compile } = context;
  const { update } = compile.access.of(table);
  if (update === undefined) throw new Error(`${compile.access.role} may not update ${table.typeName}`);
  const alias = compile.scope.alias();
  const clauses = setClauses(args, update, alias, path);
  if (clauses.size === 0) return undefined;
  const row = rowOf(alias, compile.scope);
  const condition = and([update.filter(row), rowsOf(args, table, alias, context)]);
  const failures: Failure[] = [];
  const check = update.check(row);
  const returning =
    check === isTrue
      ? raw('')
      : sql`, ${failUnless(check, checkFailure('$'), failures)} as ${identifier('$check')}`;
  const change = sql`update ${qualified(table)} as ${identifier(alias)} set ${join(assignmentsOf(clauses))}${where(condition)} returning ${identifier(alias)}.*${returning}`;

  const written = [...clauses.keys()].map(({ name }) => name);

  return { table, sql: change, path: '$', failures, written };
}

/** Compiles the condition on the rows to update: `pk_columns` or `where`. */
function rowsOf(args: Arguments, table: Table, alias: string, { compile }: MutationContext): Sql {
  const key = args.get('pk_columns');
  if (key?.kind === 'object') {
    const selection = { args: new Map(key.fields.map(({ name, input }) => [name, input])) };

    return keyCondition(selection, { table, alias }, compile);
  }

  return compileWhere(args.get('where'), table, compile)(rowOf(alias, compile.scope));
}

function setClauses(args: Arguments, update: UpdateAccess, alias: string, path: Path): Map<TableColumn, Sql> {
  const clauses = new Map<TableColumn, Sql>();
  const repeated = new Set<string>();
  let isAsked = update.presets.length > 0;
  for (const [name, { operand, toSql }] of Object.entries(assignments)) {
    const input = args.get(name);
    if (input?.kind !== 'object') continue;
    isAsked = true;
    for (const { meaning, input: value } of input.fields) {
      if (meaning?.kind !== 'column') continue;
      const { column } = meaning;
      if (clauses.has(column)) repeated.add(`'${column.fieldName}'`);
      const right = operandValue(value, column, operand);
      clauses.set(column, toSql(columnOf(alias, column.name), right));
    }
  }
  if (repeated.size > 0) {
    throw invalid(path, `Column found in multiple operators: [${[...repeated].join(', ')}].`);
  }
  for (const { column, value } of update.presets) clauses.set(column, value);
  if (!isAsked) {
    throw invalid(path, `at least any one of ${Object.keys(assignments).join(', ')} operator is expected`);
  }

  return clauses;
}

function operandValue(value: Input, column: TableColumn, operand: Assign['operand']): Sql {
  if (operand === 'own') return columnValue(value, column);
  if (operand === 'base') return columnValue(value, column, baseOf(column.column.type));

  return inputValue(value, operand);
}

function assignmentsOf(clauses: ReadonlyMap<TableColumn, Sql>): Sql[] {
  return [...clauses].map(([column, value]) => sql`${identifier(column.name)} = ${value}`);
}
