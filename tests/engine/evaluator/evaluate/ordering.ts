import { columnOf, type Expected, type Relationship, type Table, tableOf } from '../world/model.ts';
import { INT, type Scalar } from '../world/scalars.ts';
import { compareDecimals, decimal, type Row, type Value } from '../world/values.ts';
import { allRows, type Context } from './context.ts';
import { computedValue, isJoined, isVisible, visibleValue } from './conditions.ts';
import { aggregate, countOf } from './aggregates.ts';

/** One column of an order: the value of each row, how two are compared, and the direction. */
type Term = {
  readonly valueOf: (row: Row | undefined) => Value;
  readonly compare: Scalar['compare'];
  readonly direction: string;
};

/** Compares two rows by an `order_by` argument: first by its first entry. */
export function rowOrder(
  orders: readonly Expected[],
  table: Table,
  context: Context,
): (one: Row, other: Row) => number {
  const terms = orders.flatMap((order) => termsOf(order, table, context, (row) => row));

  return (one, other) => {
    for (const term of terms) {
      const order = compareTerm(term, term.valueOf(one), term.valueOf(other));
      if (order !== 0) return order;
    }

    return 0;
  };
}

/** Nulls are the largest values, unless the direction says where they are. */
function compareTerm({ compare, direction }: Term, one: Value, other: Value): number {
  const isDescending = direction.startsWith('desc');
  if (one === null || other === null) {
    if (one === other) return 0;
    const areFirst = direction.endsWith('_first') || (isDescending && !direction.endsWith('_last'));

    return (one === null) === areFirst ? -1 : 1;
  }

  return isDescending ? compare(other, one) : compare(one, other);
}

type RowOf = (row: Row) => Row | undefined;

function termsOf(order: Expected, table: Table, context: Context, rowOf: RowOf): Term[] {
  return Object.entries(order).flatMap(([key, value]) => {
    const column = table.columns.find(({ field }) => field === key);
    if (column !== undefined) {
      const { scalar, name } = column;

      return [term(rowOf, (row) => visibleValue(table, row, name, context), scalar.compare, value)];
    }
    const computed = table.computed.find(({ name }) => name === key);
    if (computed !== undefined && computed.result.kind === 'scalar') {
      const { compare } = computed.result.scalar;

      return [term(rowOf, (row) => computedValue(computed, row, table, context), compare, value)];
    }

    return relatedTerms(key, value as Expected, table, context, rowOf);
  });
}

function term(
  rowOf: RowOf,
  valueOf: (row: Row) => Value,
  compare: Scalar['compare'],
  direction: unknown,
): Term {
  return {
    compare,
    direction: String(direction),
    valueOf: (row) => {
      const found = row && rowOf(row);
      return found === undefined ? null : valueOf(found);
    },
  };
}

function relatedTerms(key: string, value: Expected, table: Table, context: Context, rowOf: RowOf): Term[] {
  const relationship = table.relationships.find(({ name }) => name === key || `${name}_aggregate` === key);
  const computed = table.computed.find(({ name }) => `${name}_aggregate` === key);
  const join =
    relationship ??
    (computed?.result.kind === 'rows'
      ? { target: computed.result.target, on: [computed.result.on] }
      : undefined);
  if (join === undefined) throw new Error(`no field ${key} of ${table.name}`);
  const target = tableOf(context.world, join.target);
  const related = (row: Row) => relatedRows(row, target, join.on, context);
  if (relationship?.name === key)
    return termsOf(value, target, context, (row) => {
      const own = rowOf(row);
      return own && related(own)[0];
    });

  return aggregateTerms(value, target, context, rowOf, related);
}

function relatedRows(row: Row, target: Table, on: Relationship['on'], context: Context): Row[] {
  return allRows(context, target).filter(
    (other) => isJoined(row, other, on) && isVisible(target, other, context),
  );
}

function aggregateTerms(
  value: Expected,
  target: Table,
  context: Context,
  rowOf: RowOf,
  related: (row: Row) => Row[],
): Term[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'count')
      return [
        term(
          rowOf,
          (row) =>
            countOf(
              related(row).map(() => []),
              0,
              false,
            ),
          INT.compare,
          inner,
        ),
      ];

    return Object.entries(inner as Expected).map(([field, direction]) => {
      const found = target.columns.find((column) => column.field === field);
      const { scalar, name: column } = columnOf(target, found?.name ?? field);
      const values = (row: Row) => related(row).map((one) => visibleValue(target, one, column, context));

      return term(
        rowOf,
        (row) => aggregate(name, values(row), scalar),
        name === 'max' || name === 'min' ? scalar.compare : compareNumbers,
        direction,
      );
    });
  });
}

function compareNumbers(one: Value, other: Value): number {
  return typeof one === 'number' ? one - Number(other) : compareDecimals(decimal(one), decimal(other));
}

/** Types whose values have an order that is alike here and in Postgres. */
export const hasOrder = ({ family, isComparable }: Scalar) => isComparable && family !== 'document';
