import { useApolloClient } from '@apollo/client/react';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { forgetCached } from '../list/forget-cached.ts';
import type { ListState } from '../list/list-state.ts';
import type { AdminSection, BulkChange, SectionTypes } from '../section/admin-section.ts';
import { useAction } from '../toasts/use-action.ts';
import { useToasts } from '../toasts/use-toasts.tsx';
import type { BulkTarget } from './bulk-target.ts';

export type Bulk<T extends SectionTypes> = {
  isPending: boolean;
  change: (change: BulkChange<T>, target: BulkTarget<T>) => Promise<boolean>;
  /** Deletes one or several records; a record that is gone already is no error. */
  remove: (target: BulkTarget<T>) => Promise<boolean>;
};

const loadChanges = loadOnce(() => import('./change-rows.ts'), 'field');

/** Changes or deletes one or many records by one statement; both functions resolve to whether that succeeded. */
export function useBulk<T extends SectionTypes>(
  section: AdminSection<T>,
  state: ListState,
  onDone: () => void,
): Bulk<T> {
  const { texts, errors } = section;
  const client = useApolloClient();
  const toasts = useToasts();
  const { run, isPending } = useAction({ errors, around: texts.saveFailed });
  const refresh = () => {
    forgetCached(client, section.table);
    onDone();
  };
  const tools = { client, section, state, toasts, run, refresh };

  return {
    isPending,
    change: (change, target) => run(async () => (await loadChanges()).changeRows<T>(tools, change, target)),
    remove: (target) =>
      run(async () => (await loadChanges()).removeRows<T>(tools, target), { around: texts.deleteFailed }),
  };
}
