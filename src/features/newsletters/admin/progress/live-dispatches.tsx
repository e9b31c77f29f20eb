import type { ResultOf } from '@graphql-typed-document-node/core';
import { useSubscription } from '@apollo/client/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { graphql } from '#src/gql/gql.ts';
import type { AdminNewsletter } from '../../newsletter-documents.generated.ts';

/** Latest 50 dispatches, live. Older ones no longer change; one of them is queried by its id if needed. */
const LatestDispatches = graphql(`
  subscription LatestDispatches {
    dispatches(order_by: [{ created_at: desc }, { id: asc }], limit: 50) {
      id
      newsletter_id
      newsletter_version
      state
      scheduled_at
      recipients_count
      sent_count
      failed_count
      unknown_count
      skipped_count
    }
  }
`);

export type DispatchSummary = ResultOf<typeof LatestDispatches>['dispatches'][number];

const LiveDispatches = createContext<readonly DispatchSummary[]>([]);

/** Provides the latest dispatches by one subscription for the whole list; each row shows its own. */
export function LiveDispatchesProvider({ children }: { children: ReactNode }) {
  const { data } = useSubscription(LatestDispatches);
  const latest = useMemo(() => data?.dispatches ?? [], [data]);

  return <LiveDispatches value={latest}>{children}</LiveDispatches>;
}

/** Returns the newsletter's dispatch in its present state; an undone one does not count. */
export function useDispatchOf({
  id,
  dispatches: [listed],
}: Pick<AdminNewsletter, 'id' | 'dispatches'>): DispatchSummary | undefined {
  const latest = use(LiveDispatches);
  const live = latest.find(({ newsletter_id, state }) => newsletter_id === id && state !== 'undone');
  if (live) return live;
  const isUndone = latest.some((dispatch) => dispatch.id === listed?.id && dispatch.state === 'undone');

  return isUndone ? undefined : listed;
}

/** Tells whether a dispatch has not begun yet. */
export const isAhead = ({ state }: Pick<DispatchSummary, 'state'>): boolean =>
  state === 'scheduled' || state === 'waiting';

/** Tells whether a dispatch has begun without reaching all its recipients; a cancelled one never will. */
export const isUnfinished = ({ state }: DispatchSummary): boolean =>
  state === 'sending' || state === 'paused' || state === 'cancelled';
