import {
  rowsAfter,
  rowsLevelAfter,
  rowsUntil,
  type Fields,
  type OrderKey,
  type Place,
} from './rows-after.ts';

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
 * Where a page lay within one value of the first column, the next one mostly does so too. Asked for like this, an index
 * leads to its beginning; of all that follows, it passes by what is level and further up first.
 */
async function findLevelEnd(keys: readonly OrderKey[], { row }: Place, findEnd: FindEnd) {
  const where = row && rowsLevelAfter(keys, row);

  return where ? findEnd(where) : undefined;
}

const areLevel = ([first]: readonly OrderKey[], row: Fields | undefined, end: Fields): boolean =>
  first !== undefined && row?.[first.column] === end[first.column];

/** The end of an ascending list. */
const withoutValue = ([first]: readonly OrderKey[]): Condition =>
  first ? { [first.column]: { _is_null: true } } : {};
