import { useSubscription } from '@apollo/client/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { LatestDispatches, type DispatchSummary } from './latest-dispatches.ts';
import type { AdminNewsletter } from '../../newsletter-documents.generated.ts';

const LiveDispatches = createContext<readonly DispatchSummary[]>([]);

/** Provides the latest dispatches by one subscription for the whole list; each row shows its own. */
export function LiveDispatchesProvider({ children }: { children: ReactNode }) {
  const { data } = useSubscription(LatestDispatches);
  const latest = useMemo(() => data?.dispatches ?? [], [data]);

  return <LiveDispatches value={latest}>{children}</LiveDispatches>;
}

/** Returns the newsletter's dispatch in its present state; an undone one does not count. */
export function useDispatchOf({ id, dispatches: [listed] }: AdminNewsletter): DispatchSummary | undefined {
  const latest = use(LiveDispatches);
  const live = latest.find(({ newsletter_id, state }) => newsletter_id === id && state !== 'undone');
  if (live) return live;
  const isUndone = latest.some((dispatch) => dispatch.id === listed?.id && dispatch.state === 'undone');

  return isUndone ? undefined : listed;
}

/** Tells whether a dispatch has begun without reaching all its recipients; a cancelled one never will. */
export const isUnfinished = ({ state }: DispatchSummary): boolean =>
  state === 'sending' || state === 'paused' || state === 'cancelled';
