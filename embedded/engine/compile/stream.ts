import { baseOf, castName } from '../model/column-type.ts';
import type { Table, TableColumn } from '../model/model.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { Input } from '../request/input.ts';
import { invalid } from '../request/validation-error.ts';
import { selectWithin } from '../sql/answer-size.ts';
import { and, identifier, qualified, raw, type Sql, sql, where } from '../sql/sql.ts';
import type { CompileContext } from './context.ts';
import { inputValue } from './mutations/input-value.ts';
import { jsonList, jsonObject } from './json.ts';
import { rowsCondition } from './rows.ts';
import { limitClause, mostRows, numberParam } from './select-clauses.ts';
import { visibleColumn } from './visible.ts';

/** Name of the parameter that holds a stream's cursor. */
export const STREAM_CURSOR = 'cursor';

/** A stream as SQL. */
export type CompiledStream = {
  /** Selects one row with `data` and the cursor after it, or no row if no row has come after the cursor. */
  readonly batch: Sql;
  /** SQL of the cursor's initial value, as text. */
  readonly start: Sql;
};

/**
 * Compiles a stream: the next rows after the cursor, in the cursor's order. They stand in a common table expression,
 * whose last row gives the next cursor.
 *
 * See https://hasura.io/docs/2.0/subscriptions/postgres/streaming/index/
 */
export function compileStream(selection: Selection, table: Table, context: CompileContext): CompiledStream {
  const { column, value, isDescending } = cursorOf(selection);
  const type = castName(baseOf(column.column.type));
  const [forward, backward] = isDescending ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  const [alias, base, row] = [context.scope.alias(), context.scope.alias(), context.scope.alias()];
  const given = visibleColumn(column, { table, alias }, context);
  const cursor = sql`${{ kind: 'param', source: { from: 'given', name: STREAM_CURSOR }, type }}`;
  const source = { table, from: qualified(table) };
  const condition = and([
    rowsCondition(selection, source, alias, context),
    sql`${given} ${raw(isDescending ? '<' : '>')} ${cursor}`,
  ]);
  context.scope.readsRows(table, alias, condition);
  context.scope.renames(alias, row);
  const limit = limitClause(numberParam(selection.args.get('batch_size')), mostRows(table, context));
  const rows = sql`select ${identifier(alias)}.* from ${source.from} as ${identifier(alias)}${where(condition)} order by ${given} ${raw(forward)}${limit}`;
  const passed = visibleColumn(column, { table, alias: row }, context);
  const from = (direction: string) =>
    sql`from ${identifier(base)} as ${identifier(row)} order by ${passed} ${raw(direction)}`;
  const entries = context.rowEntries(selection.selections, { table, alias: row, isTableRow: false }, context);
  const data = jsonObject([{ key: selection.key, value: jsonList(entries, from(forward)) }]);

  const last = sql`(select (${passed})::text ${from(backward)} limit 1)`;

  return {
    batch: sql`with ${identifier(base)} as (${rows}) select * from (${selectWithin([sql`${data}::text`, last], context.maxAnswer)}) as "result" where exists (select from ${identifier(base)})`,
    start: sql`(${inputValue(value, baseOf(column.column.type))})::text`,
  };
}

type Cursor = { readonly column: TableColumn; readonly value: Input; readonly isDescending: boolean };

/** Reads the argument `cursor`; as in Hasura, it names one column, though its type could hold more. */
function cursorOf({ args, path }: Selection): Cursor {
  const given = args.get('cursor');
  const place = path.key('args').key('cursor');
  const inputs = given?.kind === 'list' ? given.items : [];
  const [cursor, ...others] = inputs.filter((input) => input.kind === 'object');
  if (cursor === undefined) throw invalid(place, 'one streaming column field is expected');
  if (others.length > 0) throw invalid(place, 'multiple column cursors are not supported yet');
  const initial = cursor.fields.find(({ name }) => name === 'initial_value')?.input;
  const [field, ...fields] = initial?.kind === 'object' ? initial.fields : [];
  const innerPlace = initial?.path ?? place;
  if (field?.meaning?.kind !== 'column') throw invalid(innerPlace, 'one streaming column field is expected');
  if (fields.length > 0) throw invalid(innerPlace, 'multiple column cursors are not supported yet');
  const ordering = cursor.fields.find(({ name }) => name === 'ordering')?.input;

  return {
    column: field.meaning.column,
    value: field.input,
    isDescending: ordering?.kind === 'enum' && ordering.name === 'DESC',
  };
}
