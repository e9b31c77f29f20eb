import type { Table } from '../model/model.ts';
import type { CustomRelationship } from '../metadata/metadata.ts';
import { castName } from '../model/column-type.ts';
import { rowOf } from '../permissions/condition.ts';
import type { CompileContext } from '../compile/context.ts';
import { readAccess } from '../compile/context.ts';
import { jsonRow } from '../compile/json.ts';
import { compileRows } from '../compile/rows.ts';
import type { Selection } from '../request/collect-fields.ts';
import { and, columnOf, identifier, qualified, raw, type Sql, sql, text, where } from '../sql/sql.ts';
import { type Bindings, prepare } from './prepared.ts';
import type { AnswerContext } from './run-answer-field.ts';
import { runStatement } from './run-query.ts';

/** The JSON text of what is selected of a webhook's answer; rows of related tables come from the database. */
export async function projectAction(
  payload: unknown,
  selection: Selection,
  bindings: Bindings,
  context: AnswerContext,
): Promise<string> {
  return JSON.stringify(await project(payload, selection, bindings, context));
}

async function project(
  value: unknown,
  selection: Selection,
  bindings: Bindings,
  context: AnswerContext,
): Promise<unknown> {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value))
    return Promise.all(value.map((item) => project(item, selection, bindings, context)));
  if (selection.selections.length === 0 || typeof value !== 'object') return value;
  const object = value as Readonly<Record<string, unknown>>;
  const projected: [string, unknown][] = [];
  for (const field of selection.selections) {
    projected.push([field.key, await projectField(object, field, bindings, context)]);
  }

  return Object.fromEntries(projected);
}

async function projectField(
  object: Readonly<Record<string, unknown>>,
  field: Selection,
  bindings: Bindings,
  context: AnswerContext,
): Promise<unknown> {
  const { meaning } = field;
  if (meaning?.kind === 'action-field') return project(object[meaning.name], field, bindings, context);
  if (meaning?.kind !== 'action-relationship') return field.parent.name;
  const { relationship, target } = meaning;
  const value = relatedRows(field, relationship, target, context.newCompile());
  const given = { row: JSON.stringify(object) };
  const [json] = await runStatement(
    prepare(sql`select ${value}::text`),
    { ...bindings, given },
    context.pool,
  );

  return json === null || json === undefined ? null : JSON.parse(json);
}

/** Rows of a table whose columns equal fields of the answer. */
function relatedRows(
  field: Selection,
  relationship: CustomRelationship,
  table: Table,
  compile: CompileContext,
): Sql {
  const joined = (alias: string) => joinAnswer(relationship, table, alias);
  if (relationship.type === 'array') {
    return compileRows(field, { table, from: qualified(table), joined }, compile);
  }
  compile.scope.reads(table);
  const alias = compile.scope.alias();
  const entries = compile.rowEntries(field.selections, { table, alias, isTableRow: true }, compile);
  const condition = and([joined(alias), readAccess(table, compile).filter(rowOf(alias, compile.scope))]);

  return jsonRow(entries, sql`from ${qualified(table)} as ${identifier(alias)}${where(condition)} limit 1`);
}

function joinAnswer({ fieldMapping }: CustomRelationship, table: Table, alias: string): Sql {
  const row = sql`${{ kind: 'param', source: { from: 'given', name: 'row' }, type: 'json' }}`;

  return and(
    Object.entries(fieldMapping).map(([field, name]) => {
      const column = table.columnByName.get(name);
      const type = column ? castName(column.column.type) : 'text';

      return sql`${columnOf(alias, name)} = (${row}->>${text(field)})::${raw(type)}`;
    }),
  );
}
