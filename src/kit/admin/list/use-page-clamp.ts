import { useEffect } from 'react';
import type { ListChange, ListState } from './list-state.ts';

type PageClamp = {
  state: ListState;
  change: (change: ListChange) => void;
  /** Rows in all; null while the answer is on its way. */
  total: number | null;
};

/** Leads from a page beyond the end to the last one: rows may go while they are looked at. */
export function usePageClamp({ state, change, total }: PageClamp): void {
  const lastPage = Math.max(0, Math.ceil((total ?? 0) / state.pageSize) - 1);
  const isBeyondEnd = total !== null && state.page > lastPage;

  useEffect(() => {
    if (isBeyondEnd) change({ page: lastPage });
  }, [isBeyondEnd, lastPage, change]);
}
