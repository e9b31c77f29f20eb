import { useEffect, useRef } from 'react';
import { isCallersFault } from '../api/is-callers-fault.ts';
import { afterReconnectDelay } from '../api/reconnect-delay.ts';

type Query = { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };

/**
 * Retries a query while it fails through no fault of the page: the API can't be reached or is without its database. The
 * delays are those of a lost socket: 1, 2, 5, then 10 s, or less when the network or the person returns. Each retry schedules the next one itself, because an error that
 * equals the one before does not render the component again.
 */
export function useRecovery({ error, loading, refetch }: Query): void {
  const attempt = useRef(0);
  const state = loading ? 'asking' : error ? 'failed' : 'answered';
  const isHopeless = isCallersFault(error);

  useEffect(() => {
    if (state === 'answered') attempt.current = 0;
    if (state !== 'failed' || isHopeless) return;
    let forget: () => void = () => undefined;
    let isWanted = true;
    const tryLater = (): void => {
      forget = afterReconnectDelay(attempt.current, () => {
        attempt.current += 1;
        refetch().catch((failure: unknown) => {
          if (isWanted && !isCallersFault(failure)) tryLater();
        });
      });
    };
    tryLater();

    return () => {
      isWanted = false;
      forget();
    };
  }, [state, isHopeless, refetch]);
}
