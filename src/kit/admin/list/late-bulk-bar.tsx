import { useEffect, type ReactNode } from 'react';
import { loadAfterList, useAfterList } from '../late/load-after-list.ts';
import type { SectionTypes } from '../section/admin-section.ts';
import type { BulkBarProps } from './bulk-bar.tsx';

type LateBulkBarProps<T extends SectionTypes> = BulkBarProps<T> & {
  /** Content until the code is there. */
  fallback: ReactNode;
};

/** Toolbar for the selected rows, whose code comes after the list. */
export function LateBulkBar<T extends SectionTypes>({ fallback, ...bar }: LateBulkBarProps<T>) {
  const parts = useAfterList();
  useEffect(() => {
    // Where it does not arrive, the page says so, and the next selection asks again.
    if (!parts) loadAfterList().catch(() => undefined);
  }, [parts]);

  return parts ? <parts.BulkBar<T> {...bar} /> : fallback;
}
