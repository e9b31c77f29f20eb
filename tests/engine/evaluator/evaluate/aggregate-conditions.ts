import { type Expected, type Table } from '../world/model.ts';
import { INT, FLAG } from '../world/scalars.ts';
import type { Row, Value } from '../world/values.ts';
import { countOf } from './aggregates.ts';
import { listOf } from './lists.ts';
import { compareBy } from './operators.ts';
import { all, type Truth } from './truth.ts';

type Predicate = {
  readonly arguments?: unknown;
  readonly distinct?: boolean;
  readonly filter?: Expected;
  readonly predicate: Readonly<Record<string, Value>>;
};

/** How a row is tested, and a column's value found as the role sees it. */
type Reader = {
  readonly holds: (condition: Expected, row: Row) => boolean;
  readonly valueOf: (row: Row, column: string) => Value;
};

/** Evaluates conditions on aggregates of related rows: a predicate that is unknown holds for none. */
export function aggregateHolds(
  condition: Expected,
  related: readonly Row[],
  target: Table,
  { holds, valueOf }: Reader,
): Truth {
  return all(
    Object.entries(condition).map(([name, value]) => {
      const given = value as Predicate;
      const rows = related.filter((row) => holds(given.filter ?? {}, row));
      const fields = listOf(given.arguments).map(String);
      const columns = target.columns.filter(({ field }) => fields.includes(field));
      const values = rows.map((row) => columns.map(({ name: column }) => valueOf(row, column)));
      const result =
        name === 'count'
          ? countOf(values, columns.length, given.distinct === true)
          : flagOf(
              name,
              values.map(([flag = null]) => flag),
            );
      const scalar = name === 'count' ? INT : FLAG;
      const comparisons = Object.entries(given.predicate);

      return (
        all(comparisons.map(([operator, expected]) => compareBy(operator, result, expected, scalar))) === true
      );
    }),
  );
}

function flagOf(name: string, flags: readonly Value[]): Value {
  const known = flags.filter((flag) => flag !== null);
  if (known.length === 0) return null;

  return name === 'bool_and' ? known.every((flag) => flag === true) : known.includes(true);
}
