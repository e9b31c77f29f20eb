import { isListType, isNonNullType } from 'graphql';
import type { Relationship, Table } from '../../model/model.ts';
import type { Selection } from '../../request/collect-fields.ts';
import type { Input } from '../../request/input.ts';
import type { OperationContext } from '../context.ts';
import { type Count, countFrom, smaller } from '../count.ts';
import { rowsByKey } from '../rows-by-key.ts';
import { estimateOfValue, multiply, type Rows, type SizeEstimate, sum } from './size-estimate.ts';
import { relatedRows, rowsIn, UNKNOWN_RELATED_ROWS, UNKNOWN_ROWS, widthOf } from './table-statistics.ts';

const ONE: Rows = { most: 1, likely: 1 };
const SEVERAL: Rows = { most: UNKNOWN_RELATED_ROWS, likely: UNKNOWN_RELATED_ROWS };

export type RootEstimate = { readonly path: string; readonly size: SizeEstimate };

/**
 * Surroundings of a selection: the table of the outer row, the rows of an aggregate's `nodes`, and whether it is below a
 * row of the root field.
 */
type Place = {
  readonly table?: Table | undefined;
  readonly nodes?: Rows | undefined;
  readonly isNested: boolean;
};

type EstimateContext = Pick<OperationContext, 'access' | 'maxAnswer'>;

/** Returns an operation's root fields that have rows, each with its estimate; none if there are no limits. */
export function estimateSizes(
  selections: readonly Selection[],
  context: EstimateContext,
): readonly RootEstimate[] {
  if (context.maxAnswer === undefined) return [];
  const roots = selections.map((selection) => ({
    path: selection.path.toString(),
    size: sizeOf(selection, { isNested: false }, context),
  }));

  return roots.filter(({ size: { fixed, lists } }) => fixed.nodes > 0 || fixed.bytes > 0 || lists.length > 0);
}

function sizeOf(selection: Selection, place: Place, context: EstimateContext): SizeEstimate {
  if (selection.meaning?.kind === 'column') return estimateOfValue(widthOf(selection.meaning.column));
  const table = tableOf(selection);
  const rows = rowsOf(selection, place, context);
  const isAggregate = isAggregateField(selection);
  // Rows of `nodes` and `returning` are the root field's own.
  const isNested = place.isNested || (rows !== undefined && !isAggregate);
  const within = isAggregate ? { table, nodes: rows, isNested } : { table: table ?? place.table, isNested };
  const inner = sizeOfAll(selection.selections, within, context);
  if (rows === undefined || isAggregate) return inner;

  return multiply({ rows, path: selection.path.toString(), isNested: place.isNested }, inner);
}

/** Adds up the sizes of selections; most of them are columns, whose widths are added without an estimate of each. */
function sizeOfAll(selections: readonly Selection[], place: Place, context: EstimateContext): SizeEstimate {
  let width = 0;
  const others: SizeEstimate[] = [];
  for (const field of selections) {
    if (field.meaning?.kind === 'column') width += widthOf(field.meaning.column);
    else others.push(sizeOf(field, place, context));
  }

  return others.length === 0 ? estimateOfValue(width) : sum([estimateOfValue(width), ...others]);
}

function isAggregateField({ meaning }: Selection): boolean {
  switch (meaning?.kind) {
    case 'aggregate':
    case 'related-aggregate':
    case 'function-aggregate':
      return true;
    case 'action-relationship':
      return meaning.isAggregate;
    default:
      return false;
  }
}

/** Returns the table of the rows that a field returns. */
function tableOf({ meaning }: Selection): Table | undefined {
  switch (meaning?.kind) {
    case 'related':
    case 'related-aggregate':
      return meaning.relationship.target;
    case 'function':
    case 'function-aggregate':
      return meaning.function.table;
    case 'action-relationship':
      return meaning.target;
    case 'computed':
      return meaning.field.result.kind === 'table' ? meaning.field.result.table : undefined;
    default:
      return meaning !== undefined && 'table' in meaning ? meaning.table : undefined;
  }
}

/** Returns the number of rows or objects that one occurrence of a field adds; undefined for a value. */
function rowsOf(selection: Selection, place: Place, context: EstimateContext): Rows | undefined {
  const { meaning, args, field } = selection;
  const table = tableOf(selection);
  const byKey = table && rowsByKey(args.get('where'), table);
  const related = (relationship: Relationship) =>
    list(relatedRows(place.table, relationship, unknownRelatedRows(relationship.target, context)));
  const list = (known: number, limit = args.get('limit')) =>
    listRows(limit, byKey === undefined ? known : smaller(byKey, known), table, context);
  switch (meaning?.kind) {
    case 'rows':
    case 'aggregate':
    case 'function-aggregate':
      return list(rowsIn(table));
    case 'stream':
      return list(rowsIn(table), args.get('batch_size'));
    case 'function':
      return meaning.function.call.function.returnsSet ? list(rowsIn(table)) : ONE;
    case 'related-aggregate':
      return related(meaning.relationship);
    case 'related':
      return meaning.relationship.type === 'array' ? related(meaning.relationship) : ONE;
    case 'action-relationship':
      return meaning.isAggregate || meaning.relationship.type === 'array' ? list(UNKNOWN_RELATED_ROWS) : ONE;
    case 'computed':
      if (table === undefined) return undefined;

      return meaning.field.call.function.returnsSet ? list(UNKNOWN_RELATED_ROWS) : ONE;
    case 'nodes':
      return place.nodes;
    case 'returning':
      return { most: UNKNOWN_ROWS, likely: Math.min(UNKNOWN_ROWS, rowsIn(table)) };
    case 'action':
    case 'action-field':
      if (selection.selections.length === 0) return undefined;

      return isListType(isNonNullType(field?.type) ? field.type.ofType : field?.type) ? SEVERAL : ONE;
    case 'row-by-key':
    case 'action-result':
      return ONE;
    default:
      return undefined;
  }
}

/**
 * Returns the rows of a list: the argument `limit` or, without one, `known`. They are no more than the permission allows
 * and than an answer may have, because the list is read no further.
 */
function listRows(
  limit: Input | undefined,
  known: Count,
  table: Table | undefined,
  { access, maxAnswer }: EstimateContext,
): Rows {
  const permitted = (table && access.of(table).select?.limit) ?? Infinity;
  const bound = Math.min(permitted, (maxAnswer?.rows ?? Infinity) + 1);
  const within = (value: unknown) => Math.min(Math.max(0, Number(value)), bound) || 0;
  const most = limit?.kind === 'leaf' ? countFrom(limit, within) : smaller(known, bound);

  return { most, likely: smaller(most, known) };
}

/** Returns the related rows to expect without statistics; a permission has a limit where many are expected. */
function unknownRelatedRows(target: Table, { access }: EstimateContext): number {
  return access.of(target).select?.limit === undefined ? UNKNOWN_RELATED_ROWS : UNKNOWN_ROWS;
}
