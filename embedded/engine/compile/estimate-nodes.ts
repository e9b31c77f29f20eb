import { isListType, isNonNullType } from 'graphql';
import type { Table } from '../model/model.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { Input } from '../request/input.ts';
import type { GivenVariables } from '../request/variables.ts';
import type { OperationContext } from './context.ts';

/** Rows that a list without a limit is estimated at if the database has no statistics of its table. */
const UNKNOWN_ROWS = 100;
/** Related rows of one row, if the database has no statistics of either table. */
const UNKNOWN_RELATED_ROWS = 10;

/**
 * Estimated number of nodes, that is, of rows and objects in an answer, related ones included. Limits that variables
 * give are read at each request; all others are multiplied when the plan is made.
 */
export type NodeEstimate = { readonly fixed: number; readonly lists: readonly ListEstimate[] };

type ListEstimate = { readonly rows: Rows; readonly inner: NodeEstimate };

/** Number of a list's rows, or the function that reads it from a request's variables. */
type Rows = number | ((given: GivenVariables) => number);

export type RootEstimate = { readonly path: string; readonly nodes: NodeEstimate };

/** Surroundings of a selection: the table of the outer row, and the rows of an aggregate's `nodes`. */
type Place = { readonly table?: Table | undefined; readonly nodes?: Rows | undefined };

type EstimateContext = Pick<OperationContext, 'access' | 'maxAnswer'>;

/** Returns an operation's root fields that have rows, each with its estimate; none if there are no limits. */
export function estimateNodes(
  selections: readonly Selection[],
  context: EstimateContext,
): readonly RootEstimate[] {
  if (context.maxAnswer === undefined) return [];
  const roots = selections.map((selection) => ({
    path: selection.path.toString(),
    nodes: nodesOf(selection, {}, context),
  }));

  return roots.filter(({ nodes: { fixed, lists } }) => fixed > 0 || lists.length > 0);
}

/** Computes an estimate for a request's variables. */
export function countNodes({ fixed, lists }: NodeEstimate, given: GivenVariables): number {
  let count = fixed;
  for (const { rows, inner } of lists) {
    count += (typeof rows === 'number' ? rows : rows(given)) * (1 + countNodes(inner, given));
  }

  return count;
}

function nodesOf(selection: Selection, place: Place, context: EstimateContext): NodeEstimate {
  const table = tableOf(selection);
  const rows = rowsOf(selection, place, context);
  const isAggregate = isAggregateField(selection);
  const within = isAggregate ? { table, nodes: rows } : { table: table ?? place.table };
  const inner = sum(selection.selections.map((field) => nodesOf(field, within, context)));

  return rows === undefined || isAggregate ? inner : multiply(rows, inner);
}

function sum(estimates: readonly NodeEstimate[]): NodeEstimate {
  return {
    fixed: estimates.reduce((total, { fixed }) => total + fixed, 0),
    lists: estimates.flatMap(({ lists }) => lists),
  };
}

function multiply(rows: Rows, inner: NodeEstimate): NodeEstimate {
  if (typeof rows === 'number' && inner.lists.length === 0)
    return { fixed: rows * (1 + inner.fixed), lists: [] };

  return { fixed: 0, lists: [{ rows, inner }] };
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
  const list = (known: number, limit = args.get('limit')) => limitOf(limit, known, table, context);
  switch (meaning?.kind) {
    case 'rows':
    case 'aggregate':
    case 'function-aggregate':
      return list(rowsIn(table));
    case 'stream':
      return list(rowsIn(table), args.get('batch_size'));
    case 'function':
      return meaning.function.call.function.returnsSet ? list(rowsIn(table)) : 1;
    case 'related-aggregate':
      return list(rowsForEach(place.table, table));
    case 'related':
      return meaning.relationship.type === 'array' ? list(rowsForEach(place.table, table)) : 1;
    case 'action-relationship':
      return meaning.isAggregate || meaning.relationship.type === 'array' ? list(UNKNOWN_RELATED_ROWS) : 1;
    case 'computed':
      if (table === undefined) return undefined;

      return meaning.field.call.function.returnsSet ? list(UNKNOWN_RELATED_ROWS) : 1;
    case 'nodes':
      return place.nodes;
    case 'returning':
      return UNKNOWN_ROWS;
    case 'action':
    case 'action-field':
      if (selection.selections.length === 0) return undefined;

      return isListType(isNonNullType(field?.type) ? field.type.ofType : field?.type)
        ? UNKNOWN_RELATED_ROWS
        : 1;
    case 'row-by-key':
    case 'action-result':
      return 1;
    default:
      return undefined;
  }
}

/**
 * Returns the rows of a list: the argument `limit` or, without one, `known`. They are no more than the permission allows
 * and than an answer may have, because the list is read no further.
 */
function limitOf(
  limit: Input | undefined,
  known: number,
  table: Table | undefined,
  { access, maxAnswer }: EstimateContext,
): Rows {
  const permitted = (table && access.of(table).select?.limit) ?? Infinity;
  const most = Math.min(permitted, (maxAnswer?.rows ?? Infinity) + 1);
  const within = (value: unknown) => Math.min(Math.max(0, Number(value)), most) || 0;
  if (limit?.kind !== 'leaf') return Math.min(permitted === Infinity ? known : permitted, most);
  const { source } = limit;

  return source === undefined ? within(limit.value) : (given) => within(source.read(given));
}

function rowsIn(table: Table | undefined): number {
  return table?.relation.estimatedRows ?? UNKNOWN_ROWS;
}

/** Returns the average number of a table's rows for each row of the outer table. */
function rowsForEach(outer: Table | undefined, table: Table | undefined): number {
  const [all, each] = [table?.relation.estimatedRows, outer?.relation.estimatedRows];

  return all === undefined || each === undefined ? UNKNOWN_RELATED_ROWS : Math.ceil(all / each);
}
