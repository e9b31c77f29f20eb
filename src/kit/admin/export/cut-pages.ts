import {
  rowsAfter,
  rowsLevelAfter,
  rowsUntil,
  type Fields,
  type OrderKey,
  type Place,
} from './rows-after.ts';

type Condition = Record<string, unknown>;
/** Finds the last row of the first page of the rows that match; undefined where fewer rows match than a page holds. */
type FindEnd = (where: Condition) => Promise<Fields | undefined>;

/**
 * Cuts the part of a list after `row` into pages and yields for each the condition that finds its rows. `findEnd` reads
 * only the end of a page, so that the next page can be requested before this page's rows have arrived.
 */
export async function* cutPages(
  keys: readonly OrderKey[],
  row: Fields,
  findEnd: FindEnd,
): AsyncGenerator<Condition> {
  let place: Place = rowsAfter(keys, row);
  let isLevel = false;
  for (;;) {
    const end = (isLevel && (await findLevelEnd(keys, place, findEnd))) || (await findEnd(place.where));
    if (end) {
      yield rowsUntil(keys, place, end);
      isLevel = areLevel(keys, place.row, end);
      place = rowsAfter(keys, end);
    } else {
      yield place.where;
      if (!place.leavesNulls) return;
      place = { where: withoutValue(keys), leavesNulls: false };
    }
  }
}

/**
 * Finds the end of a page whose rows all have one value in the first column. If the previous page was such a page, the
 * next one mostly is too. An equality condition lets an index start at the right row, whereas the general condition
 * makes the index scan first skip all earlier rows with this value.
 */
async function findLevelEnd(keys: readonly OrderKey[], { row }: Place, findEnd: FindEnd) {
  const where = row && rowsLevelAfter(keys, row);

  return where ? findEnd(where) : undefined;
}

const areLevel = ([first]: readonly OrderKey[], row: Fields | undefined, end: Fields): boolean =>
  first !== undefined && row?.[first.column] === end[first.column];

/** Finds the rows without a value in the first column, which end an ascending list. */
const withoutValue = ([first]: readonly OrderKey[]): Condition =>
  first ? { [first.column]: { _is_null: true } } : {};
