import type { Plain } from '../operation/document.ts';
import type { Expected, Table } from '../world/model.ts';
import type { Row } from '../world/values.ts';
import { type Context } from './context.ts';
import { isWanted, visibleValue } from './conditions.ts';
import { listOf } from './lists.ts';
import { rowOrder } from './ordering.ts';

/** Chooses rows by the arguments of a list: `where`, then `distinct_on`, then `order_by`, `offset` and `limit`. */
export function choose(
  rows: readonly Row[],
  table: Table,
  args: Readonly<Record<string, Plain>>,
  context: Context,
): Row[] {
  const { where, order_by, distinct_on, limit, offset } = args;
  const wanted = rows.filter((row) => isWanted((where ?? {}) as Expected, row, table, context));
  const ordered = wanted.toSorted(rowOrder(listOf(order_by) as readonly Expected[], table, context));
  const distinct = firstOfEach(ordered, listOf(distinct_on).map(String), table, context);
  const from = Number(offset ?? 0);

  return distinct.slice(from, limit === undefined || limit === null ? undefined : from + Number(limit));
}

/** Keeps the first of the rows whose values in some columns are alike; nulls are alike here. */
function firstOfEach(rows: readonly Row[], fields: readonly string[], table: Table, context: Context): Row[] {
  if (fields.length === 0) return [...rows];
  const columns = table.columns.filter(({ field }) => fields.includes(field));
  const isAlike = (one: Row, other: Row) =>
    columns.every(({ name, scalar }) => {
      const [own, others] = [one, other].map((row) => visibleValue(table, row, name, context));
      return own === null || others === null
        ? own === others
        : scalar.compare(own ?? null, others ?? null) === 0;
    });

  return rows.filter((row, at) => !rows.slice(0, at).some((earlier) => isAlike(earlier, row)));
}
