import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import type { Values } from '../export/read-every-page.ts';
import { useLiveQuery } from '../live/use-live-query.ts';
import type { AdminSection, SectionTypes } from '../section/admin-section.ts';
import { pageOfRowSets } from './row-sets.ts';
import type { ListChange, ListState } from './list-state.ts';
import { toPageVariables } from './page-variables.ts';
import { useNow } from './use-now.ts';
import { usePageClamp } from './use-page-clamp.ts';

const loadReading = loadOnce(() => import('../export/read-every-page.ts'), 'field');

export type LoadedList<Row> = {
  /** Rows of the page; null until the first answer. */
  rows: readonly Row[] | null;
  total: number;
  /** Number of what a page counts, where that is not rows: row sets. */
  units?: number;
  error: unknown;
  isLoading: boolean;
  refetch: () => Promise<void> | void;
  /** Reads these columns of all rows that match the filters, in the list's order, for the export. */
  everyPage: (
    columns: readonly (keyof Row & string)[],
    signal: AbortSignal,
  ) => AsyncIterable<readonly Values[]>;
};

/**
 * Up to this number of rows, a list with row sets is read as a whole, and its pages are made in the browser. A longer one
 * is paged by the API, which may divide a row set.
 */
const WHOLE_MAX = 2_000;

/**
 * Loads one page of a table, which the API filters and orders. Loads it again whenever anything in the table has changed,
 * and retries while the API fails through no fault of the page.
 */
export function useList<T extends SectionTypes>(
  section: AdminSection<T>,
  state: ListState,
  change: (change: ListChange) => void,
): LoadedList<T['row']> {
  const client = useApolloClient();
  const now = useNow();
  const isTimed = section.tabs?.all.some(({ id }) => id === state.tab) ?? false;
  const [isTooLong, setIsTooLong] = useState(false);
  const isWhole = section.rowSet !== undefined && !isTooLong;
  const read = isWhole ? { ...state, page: 0, pageSize: WHOLE_MAX } : state;
  const { list, changed } = section.documents;
  const variables = toPageVariables(section, read, isTimed ? now : '');
  const { data: shown, error, isLoading, isCurrent, refresh } = useLiveQuery(list, variables, changed);
  const total = shown?.total.aggregate?.count ?? 0;
  if (isWhole && total > WHOLE_MAX) setIsTooLong(true);
  const page = usePageOf(section, isWhole, shown?.rows, state);
  const units = page?.count ?? total;
  usePageClamp({ state, change, total: !isLoading && isCurrent ? units : null });

  return {
    rows: page?.rows ?? shown?.rows ?? null,
    total,
    units,
    error,
    isLoading,
    refetch: refresh,
    everyPage: async function* everyPage(columns, signal) {
      const { readEveryPage } = await loadReading();
      yield* readEveryPage({
        client,
        section,
        columns,
        variables: toPageVariables(section, state, now),
        signal,
      });
    },
  };
}

/** Returns the page of a list that was read as a whole; null for one that the API has paged. */
function usePageOf<T extends SectionTypes>(
  { rowSet }: AdminSection<T>,
  isWhole: boolean,
  rows: readonly T['row'][] | undefined,
  { page, pageSize }: ListState,
) {
  const keyOf = isWhole ? rowSet?.keyOf : undefined;

  return useMemo(
    () => (keyOf && rows ? pageOfRowSets(rows, keyOf, { page, pageSize }) : null),
    [keyOf, rows, page, pageSize],
  );
}
