import { useMemo } from 'react';
import type { ListChange, ListState } from './list-state.ts';
import { rowsOfPage, type WholeListOptions } from './rows-of-page.ts';
import type { LoadedList } from './use-list.ts';
import { usePageClamp } from './use-page-clamp.ts';

type WholeList<Row> = WholeListOptions<Row> & {
  /** All rows of the list; null until the first answer. */
  all: readonly Row[] | null;
  state: ListState;
  change: (change: ListChange) => void;
} & Pick<LoadedList<Row>, 'error' | 'isLoading' | 'refetch'>;

/** Loads a list whose rows an action returns all at once; search, filters, order and pages are applied in the browser. */
export function useWholeList<Row>(list: WholeList<Row>): LoadedList<Row> {
  const { all, state, change, conditions, sortKeys, error, isLoading, refetch } = list;
  const { rows, total, found } = useMemo(
    () => rowsOfPage(all ?? [], state, { conditions, sortKeys }),
    [all, state, conditions, sortKeys],
  );
  usePageClamp({ state, change, total: all && total });

  return {
    rows: all && rows,
    total,
    error,
    isLoading,
    refetch,
    everyPage: async function* everyPage(columns) {
      yield await Promise.resolve(found.map((row) => columns.map((column) => row[column])));
    },
  };
}
