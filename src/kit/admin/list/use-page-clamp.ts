import { useEffect } from 'react';
import type { ListChange, ListState } from './list-state.ts';

type PageClamp = {
  state: ListState;
  change: (change: ListChange) => void;
  /** Number of all rows; null while the answer is pending. */
  total: number | null;
};

/** Moves from a page beyond the end to the last page, since rows may be deleted while a person looks at the list. */
export function usePageClamp({ state, change, total }: PageClamp): void {
  const lastPage = Math.max(0, Math.ceil((total ?? 0) / state.pageSize) - 1);
  const isBeyondEnd = total !== null && state.page > lastPage;

  useEffect(() => {
    if (isBeyondEnd) change({ page: lastPage });
  }, [isBeyondEnd, lastPage, change]);
}
