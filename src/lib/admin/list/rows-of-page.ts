import type { ListState } from './list-state.ts';

type Options<Row> = {
  /** What the search looks through. */
  textOf: (row: Row) => string;
  /** What a column orders by, by the column's id. */
  sortKeys: Readonly<Record<string, (row: Row) => string>>;
  locale: string;
};

/** One page of rows that came as a whole: searched, ordered and cut in the browser. */
export function rowsOfPage<Row>(
  all: readonly Row[],
  { search, sort, direction, page, pageSize }: ListState,
  { textOf, sortKeys, locale }: Options<Row>,
): { rows: Row[]; total: number } {
  const words = search.trim().toLocaleLowerCase(locale);
  const found = all.filter((row) => textOf(row).toLocaleLowerCase(locale).includes(words));
  const keyOf = sortKeys[sort];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'asc' ? 1 : -1;
  const ordered = keyOf ? found.toSorted((one, other) => sign * compare(keyOf(one), keyOf(other))) : found;

  return { rows: ordered.slice(page * pageSize, (page + 1) * pageSize), total: found.length };
}
