import type { ComputedField, TableColumn } from '../model/model.ts';
import { arrayLiteral } from '../model/postgres-value.ts';
import { joinCondition, rowOf } from '../permissions/condition.ts';
import type { Selection } from '../request/collect-fields.ts';
import { and, columnOf, identifier, join, qualified, type Sql, sql, where } from '../sql/sql.ts';
import { compileAggregate } from './aggregate.ts';
import { type CompileContext, readAccess, type RowSource } from './context.ts';
import { callFunction } from './function-call.ts';
import { leafParam } from './mutations/input-value.ts';
import { type Entry, jsonRow, outputValue, textValue } from './json.ts';
import { parseJsonPath } from './json-path.ts';
import { compileRows } from './rows.ts';
import { visibleValue } from './visible.ts';

/** Compiles the selections of a row to keys and values of a JSON object. */
export function rowEntries(
  selections: readonly Selection[],
  row: RowSource,
  context: CompileContext,
): Entry[] {
  return selections.map((selection) => ({ key: selection.key, value: rowValue(selection, row, context) }));
}

function rowValue(selection: Selection, row: RowSource, context: CompileContext): Sql {
  const { meaning } = selection;
  switch (meaning?.kind) {
    case undefined:
      return textValue(selection.parent.name);
    case 'column':
      return visibleValue(meaning.column, columnValue(selection, meaning.column, row, context), row, context);
    case 'related': {
      const { relationship } = meaning;
      if (relationship.type === 'object') return relatedObject(selection, row, context);
      const joined = (alias: string) => joinCondition(relationship, row.alias, alias);

      return compileRows(
        selection,
        { table: relationship.target, from: qualified(relationship.target), joined },
        context,
      );
    }
    case 'related-aggregate': {
      const { target } = meaning.relationship;
      const joined = (alias: string) => joinCondition(meaning.relationship, row.alias, alias);

      return compileAggregate(selection, { table: target, from: qualified(target), joined }, context);
    }
    case 'computed':
      return visibleValue(meaning.field, computedValue(selection, meaning.field, row, context), row, context);
    default:
      throw new Error(`no field of a row: ${String(meaning?.kind)}`);
  }
}

function columnValue(
  selection: Selection,
  column: TableColumn,
  { alias }: RowSource,
  context: CompileContext,
): Sql {
  const value = columnOf(alias, column.name);
  const path = selection.args.get('path');
  if (path?.kind !== 'leaf') return outputValue(value, column.type, context);
  const steps = leafParam(path, 'text[]', (text) => arrayLiteral(parseJsonPath(String(text), path.path)));

  return outputValue(sql`${value} #> ${steps}`, column.type, context);
}

function relatedObject(selection: Selection, row: RowSource, context: CompileContext): Sql {
  if (selection.meaning?.kind !== 'related') throw new Error('no relationship');
  const { relationship } = selection.meaning;
  const { target } = relationship;
  const alias = context.scope.alias();
  const entries = rowEntries(selection.selections, { table: target, alias, isTableRow: true }, context);
  const condition = and([
    joinCondition(relationship, row.alias, alias),
    readAccess(target, context).filter(rowOf(alias, context.scope)),
  ]);
  context.scope.readsRows(target, alias, condition);

  return jsonRow(entries, sql`from ${qualified(target)} as ${identifier(alias)}${where(condition)} limit 1`);
}

function computedValue(
  selection: Selection,
  field: ComputedField,
  row: RowSource,
  context: CompileContext,
): Sql {
  const call = callFunction(
    field.call,
    { args: selection.args.get('args'), path: selection.path, row: tableRow(row) },
    context,
  );
  if (field.result.kind === 'scalar') return outputValue(call, field.result.type, context);
  const { table } = field.result;
  if (field.call.function.returnsSet) return compileRows(selection, { table, from: call }, context);
  const alias = context.scope.alias();
  const entries = rowEntries(selection.selections, { table, alias, isTableRow: true }, context);
  const condition = readAccess(table, context).filter(rowOf(alias, context.scope));

  return jsonRow(entries, sql`from ${call} as ${identifier(alias)}${where(condition)} limit 1`);
}

/** Compiles the row to a value of the table's row type, also if its alias names a subquery. */
function tableRow({ table, alias, isTableRow }: RowSource): Sql {
  if (isTableRow) return identifier(alias);
  const columns = table.relation.columns.map(({ name }) => columnOf(alias, name));

  return sql`row(${join(columns)})::${qualified(table)}`;
}
