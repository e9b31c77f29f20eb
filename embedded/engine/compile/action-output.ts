import { type GraphQLOutputType, isListType, isNonNullType } from 'graphql';
import type { CustomRelationship } from '../metadata/metadata.ts';
import { castName } from '../model/column-type.ts';
import type { Table } from '../model/model.ts';
import { rowOf } from '../permissions/condition.ts';
import type { Selection } from '../request/collect-fields.ts';
import { and, columnOf, identifier, qualified, raw, type Sql, sql, text, where } from '../sql/sql.ts';
import { compileAggregate } from './aggregate.ts';
import { type CompileContext, readAccess } from './context.ts';
import { type Entry, jsonObject, jsonRow, textValue } from './json.ts';
import { compileRows } from './rows.ts';

/**
 * Compiles the selected fields of an action's answer, which is a JSON value; related rows are read from their tables.
 *
 * See https://hasura.io/docs/2.0/actions/action-relationships/
 */
export function actionOutput(selection: Selection, value: Sql, context: CompileContext): Sql {
  if (selection.field === undefined || selection.selections.length === 0) return value;

  return outputOf(selection.field.type, selection, value, context);
}

function outputOf(type: GraphQLOutputType, selection: Selection, value: Sql, context: CompileContext): Sql {
  const nullable = isNonNullType(type) ? (type.ofType as GraphQLOutputType) : type;
  if (isListType(nullable)) {
    const alias = context.scope.alias();
    const item = outputOf(nullable.ofType as GraphQLOutputType, selection, columnOf(alias, 'value'), context);

    return ifThere(
      value,
      sql`(select coalesce(json_agg(${item}), '[]') from json_array_elements(${value}) as ${identifier(alias)})`,
    );
  }
  const entries = selection.selections.map((field): Entry => ({
    key: field.key,
    value: fieldOf(field, value, context),
  }));

  return ifThere(value, jsonObject(entries));
}

function ifThere(value: Sql, output: Sql): Sql {
  return sql`(case when json_typeof(${value}) <> 'null' then ${output} end)`;
}

function fieldOf(field: Selection, value: Sql, context: CompileContext): Sql {
  const { meaning } = field;
  if (meaning?.kind === 'action-field')
    return actionOutput(field, sql`(${value}->${text(meaning.name)})`, context);
  if (meaning?.kind !== 'action-relationship') return textValue(field.parent.name);
  const { relationship, target } = meaning;
  const joined = (alias: string) => joinOf(relationship, target, value, alias);
  const source = { table: target, from: qualified(target), joined };
  if (meaning.isAggregate) return compileAggregate(field, source, context);
  if (relationship.type === 'array') return compileRows(field, source, context);
  context.scope.reads(target);
  const alias = context.scope.alias();
  const entries = context.rowEntries(field.selections, { table: target, alias, isTableRow: true }, context);
  const condition = and([joined(alias), readAccess(target, context).filter(rowOf(alias, context.scope))]);

  return jsonRow(entries, sql`from ${qualified(target)} as ${identifier(alias)}${where(condition)} limit 1`);
}

/** Compiles the join of a relationship: fields of the answer equal columns of the related row. */
function joinOf({ fieldMapping }: CustomRelationship, table: Table, value: Sql, alias: string): Sql {
  return and(
    Object.entries(fieldMapping).map(([field, name]) => {
      const column = table.columnByName.get(name);
      const type = column ? castName(column.column.type) : 'text';

      return sql`${columnOf(alias, name)} = (${value}->>${text(field)})::${raw(type)}`;
    }),
  );
}
