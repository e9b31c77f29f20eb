import { useSubscription } from '@apollo/client/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { LatestDispatches, type DispatchSummary } from './dispatch-documents.ts';
import type { AdminNewsletter } from './newsletter-documents.ts';

const LiveDispatches = createContext<readonly DispatchSummary[]>([]);

/** One subscription for the whole list: what becomes of the latest dispatches shows in their rows. */
export function LiveDispatchesProvider({ children }: { children: ReactNode }) {
  const { data } = useSubscription(LatestDispatches);
  const latest = useMemo(() => data?.dispatches ?? [], [data]);

  return <LiveDispatches value={latest}>{children}</LiveDispatches>;
}

/** The dispatch of a newsletter that was not undone, as it stands now. */
export function useDispatchOf({ id, dispatches: [listed] }: AdminNewsletter): DispatchSummary | undefined {
  const latest = use(LiveDispatches);
  const live = latest.find(({ newsletter_id, state }) => newsletter_id === id && state !== 'undone');
  if (live) return live;
  const isUndone = latest.some((dispatch) => dispatch.id === listed?.id && dispatch.state === 'undone');

  return isUndone ? undefined : listed;
}

/** Nothing has gone out yet, and it can be taken back. */
export const isBefore = ({ state }: DispatchSummary): boolean => state === 'scheduled' || state === 'waiting';
