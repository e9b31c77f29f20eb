import { rowsAfter, rowsUntil, type Fields, type OrderKey, type Place } from './rows-after.ts';

type Condition = Record<string, unknown>;
/** The last row of the page that begins so; undefined where fewer rows are left than a page has. */
type FindEnd = (where: Condition) => Promise<Fields | undefined>;

/**
 * What is left of a list behind a row, cut into pages, each as the condition that finds its rows. Where a page ends is
 * asked for by itself, so that the next one can be read before this one is there.
 */
export async function* cutPages(
  keys: readonly OrderKey[],
  row: Fields,
  findEnd: FindEnd,
): AsyncGenerator<Condition> {
  let place: Place = rowsAfter(keys, row);
  for (;;) {
    const end = await findEnd(place.where);
    if (end) {
      yield rowsUntil(keys, place, end);
      place = rowsAfter(keys, end);
    } else {
      yield place.where;
      if (!place.leavesNulls) return;
      place = { where: withoutValue(keys), leavesNulls: false };
    }
  }
}

/** The end of an ascending list. */
const withoutValue = ([first]: readonly OrderKey[]): Condition =>
  first ? { [first.column]: { _is_null: true } } : {};
