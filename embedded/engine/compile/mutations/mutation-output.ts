import type { Table } from '../../model/model.ts';
import type { Selection } from '../../request/collect-fields.ts';
import { rowsWithin } from '../../sql/answer-size.ts';
import type { Failure } from '../../sql/failure.ts';
import { identifier, join, qualified, raw, type Sql, sql, text } from '../../sql/sql.ts';
import type { CompileContext } from '../context.ts';
import { limitClause } from '../select-clauses.ts';
import { type Entry, jsonList, jsonObject, jsonRow, textValue } from '../json.ts';
import { type MutationContext, selectAnswer } from './mutation.ts';

/** Form of a mutation's answer: one row, or the rows and their number. */
export type OutputForm = 'row' | 'response';

/** Rows that a mutation changed, as a table expression, and the SQL of their number. */
export type TouchedRows = { readonly from: Sql; readonly count: Sql; readonly isTableRow: boolean };

/** A change of rows, as `insert …`, `update …` or `delete …` up to and including `returning`. */
export type Change = {
  readonly table: Table;
  readonly sql: Sql;
  readonly path: string;
  readonly failures: readonly Failure[];
  /** Names of the columns that the change writes. */
  readonly written: readonly string[];
};

/**
 * Adds the statements of one change. An answer of plain columns is part of the change's own statement; an answer that
 * reads other tables needs a second statement, because a statement does not see its own effects.
 */
export function addChange(
  change: Change,
  selection: Selection,
  form: OutputForm,
  context: MutationContext,
): void {
  const { table, path, failures, written } = change;
  const changed = identifier('$changed');
  if (hasPlainColumnsOnly(selection, form, table, context.compile)) {
    const rows = { from: changed, count: sql`(select count(*) from ${changed})`, isTableRow: false };
    const output = mutationOutput(selection, form, table, rows, context.compile);
    context.add({
      sql: sql`with ${changed} as (${change.sql}) ${selectAnswer(output, context.compile)}`,
      path,
      failures,
      written,
      isAnswer: true,
    });

    return;
  }
  const slot = addToSlot(change, context);
  addOutput(selection, form, table, slotRows(table, [slot]), context);
}

/**
 * Adds a change that stores its rows in a slot for later statements; returns the slot. A row is kept as PostgreSQL's
 * text of it, because JSON doesn't bring every value back (hstore, a `null` of JSON, types with a cast to json).
 */
export function addToSlot(change: Change, context: MutationContext): string {
  const slot = context.slot();
  const changed = identifier('$changed');
  const columns = change.table.relation.columns.map(({ name }) => sql`${changed}.${identifier(name)}`);
  const row = sql`(row(${join(columns)})::${qualified(change.table)})::text`;
  const rows = sql`(select json_agg(${row}) from ${changed})::text`;
  const kept = rowsWithin(sql`(select count(*) from ${changed})`, rows, context.compile.maxAnswer);
  context.add({
    sql: sql`with ${changed} as (${change.sql}) select set_config(${text(slot)}, coalesce(${kept}, '[]'), true)`,
    path: change.path,
    failures: change.failures,
    written: change.written,
    isAnswer: false,
  });

  return slot;
}

/** Adds the statement that reads the answer. */
export function addOutput(
  selection: Selection,
  form: OutputForm,
  table: Table,
  rows: TouchedRows,
  context: MutationContext,
): void {
  const output = mutationOutput(selection, form, table, rows, context.compile);
  context.add({ sql: selectAnswer(output, context.compile), path: '$', failures: [], isAnswer: true });
}

/** Returns the rows of one or several slots; the rows in the slots `counted` are the affected ones. */
export function slotRows(
  table: Table,
  slots: readonly string[],
  counted: readonly string[] = slots,
): TouchedRows {
  const sources = slots.map((slot) => rowsOfSlot(table, slot));
  const count = join(
    counted.map((slot) => sql`json_array_length(${slotJson(slot)})`),
    ' + ',
  );
  const union = join(
    sources.map((source) => sql`select * from ${source}`),
    ' union all ',
  );
  const [only = union] = sources;

  return { from: sources.length === 1 ? only : sql`(${union})`, count: sql`(${count})`, isTableRow: false };
}

/** Compiles the rows in a slot to a table expression; `offset 0` keeps PostgreSQL from reading a row's text per column. */
function rowsOfSlot(table: Table, slot: string): Sql {
  const [item, row] = [identifier('$item'), identifier('$row')];
  const read = sql`select ${item}::${qualified(table)} as ${row} from json_array_elements_text(${slotJson(slot)}) as ${item} offset 0`;

  return sql`(select (${identifier('$read')}.${row}).* from (${read}) as ${identifier('$read')})`;
}

/** Returns an empty set of rows, for an update that sets no column. */
export function noRows(table: Table): TouchedRows {
  return { from: sql`(select * from ${qualified(table)} where false)`, count: raw('0'), isTableRow: false };
}

/** Compiles the reading of a slot: a JSON list of the texts of rows. */
export function slotJson(slot: string): Sql {
  return sql`current_setting(${text(slot)})::json`;
}

function hasPlainColumnsOnly(
  selection: Selection,
  form: OutputForm,
  table: Table,
  context: CompileContext,
): boolean {
  if (form === 'row') return arePlain(selection.selections, table, context);

  return selection.selections.every(
    ({ meaning, selections }) => meaning?.kind !== 'returning' || arePlain(selections, table, context),
  );
}

/** A column that an inherited role sees in some rows alone is not plain: which these are may depend on other rows. */
function arePlain(selections: readonly Selection[], table: Table, context: CompileContext): boolean {
  const { select } = context.access.of(table);

  return selections.every(
    ({ meaning }) =>
      meaning === undefined || (meaning.kind === 'column' && select?.cell?.(meaning.column) === undefined),
  );
}

function mutationOutput(
  selection: Selection,
  form: OutputForm,
  table: Table,
  { from, count, isTableRow }: TouchedRows,
  context: CompileContext,
): Sql {
  const alias = context.scope.alias();
  const source = sql`from ${from} as ${identifier(alias)}`;
  const entriesOf = (selections: readonly Selection[]) =>
    context.rowEntries(selections, { table, alias, isTableRow }, context);
  if (form === 'row') return jsonRow(entriesOf(selection.selections), sql`${source}${raw(' limit 1')}`);

  const limit = limitClause(undefined, context.maxAnswer && context.maxAnswer.rows + 1);
  const entries = selection.selections.map((field): Entry => {
    const { key, meaning } = field;
    if (meaning?.kind === 'affected-rows') return { key, value: count };
    if (meaning?.kind === 'returning')
      return { key, value: jsonList(entriesOf(field.selections), sql`${source}${limit}`) };

    return { key, value: textValue(field.parent.name) };
  });

  return jsonObject(entries);
}
