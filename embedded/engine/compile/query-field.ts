import { leftSide } from '../operators/operator.ts';
import { baseOf } from '../model/column-type.ts';
import type { Table } from '../model/model.ts';
import { rowOf } from '../permissions/condition.ts';
import type { Selection } from '../request/collect-fields.ts';
import { and, equal, identifier, qualified, raw, type Sql, sql, where } from '../sql/sql.ts';
import { compileActionResult } from './action-result.ts';
import { compileAggregate } from './aggregate.ts';
import { type CompileContext, readAccess } from './context.ts';
import { callFunction } from './function-call.ts';
import { inputValue } from './mutations/input-value.ts';
import { jsonRow } from './json.ts';
import { compileRows } from './rows.ts';
import { visibleColumn } from './visible.ts';

/**
 * Compiles a query's root field to an SQL expression of its JSON; returns undefined for fields that SQL does not
 * answer.
 */
export function compileQueryField(selection: Selection, context: CompileContext): Sql | undefined {
  const { meaning, args, path } = selection;
  switch (meaning?.kind) {
    case 'rows':
      return compileRows(
        selection,
        { table: meaning.table, from: qualified(meaning.table), isTable: true },
        context,
      );
    case 'row-by-key':
      return rowByKey(selection, meaning.table, context);
    case 'aggregate':
      return compileAggregate(selection, { table: meaning.table, from: qualified(meaning.table) }, context);
    case 'function':
    case 'function-aggregate': {
      const { call, table } = meaning.function;
      const from = callFunction(call, { args: args.get('args'), path, row: undefined }, context);
      if (meaning.kind === 'function-aggregate') return compileAggregate(selection, { table, from }, context);

      return call.function.returnsSet
        ? compileRows(selection, { table, from }, context)
        : singleRow(selection, table, from, context);
    }
    case 'action-result':
      return compileActionResult(selection, meaning.action, context);
    default:
      return undefined;
  }
}

function rowByKey(selection: Selection, table: Table, context: CompileContext): Sql {
  const alias = context.scope.alias();
  const entries = context.rowEntries(selection.selections, { table, alias, isTableRow: true }, context);
  const condition = and([
    keyCondition(selection, { table, alias }, context),
    readAccess(table, context).filter(rowOf(alias, context.scope)),
  ]);
  context.scope.readsRows(table, alias, condition);

  // A table that inherits from this one may repeat a key.
  const limit = raw(table.relation.hasHeirs ? ' limit 1' : '');

  return jsonRow(entries, sql`from ${qualified(table)} as ${identifier(alias)}${where(condition)}${limit}`);
}

/**
 * Compiles the condition that every primary key column, as far as the role sees it, equals the argument of its name.
 */
export function keyCondition(
  { args }: Pick<Selection, 'args'>,
  row: { readonly table: Table; readonly alias: string },
  context: CompileContext,
): Sql {
  const conditions = (row.table.primaryKey ?? []).map((column) => {
    const input = args.get(column.fieldName);
    if (input === undefined) throw new Error(`missing key ${column.fieldName}`);

    const { type } = column.column;

    return equal(leftSide(visibleColumn(column, row, context), type), inputValue(input, baseOf(type)));
  });

  return and(conditions);
}

/**
 * Compiles the call of a function that returns one row; Postgres returns a row of nulls for none, which is left out.
 */
function singleRow(selection: Selection, table: Table, from: Sql, context: CompileContext): Sql {
  context.scope.reads(table);
  const alias = context.scope.alias();
  const entries = context.rowEntries(selection.selections, { table, alias, isTableRow: true }, context);
  const condition = and([
    sql`not (${identifier(alias)} is null)`,
    readAccess(table, context).filter(rowOf(alias, context.scope)),
  ]);

  return jsonRow(entries, sql`from ${from} as ${identifier(alias)}${where(condition)} limit 1`);
}
