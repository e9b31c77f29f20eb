import { useEffect, useRef } from 'react';
import { isCallersFault } from './is-callers-fault.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';

type Query = { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };

/**
 * Asks again by itself while a query fails through no fault of the page: the API can't be reached or is
 * without its database. The waits are those of a lost socket: 1, 2, 5, then 10 s.
 */
export function useRecovery({ error, loading, refetch }: Query): void {
  const attempt = useRef(0);

  useEffect(() => {
    if (loading) return;
    if (!error) {
      attempt.current = 0;
      return;
    }
    if (isCallersFault(error)) return;
    const timer = setTimeout(() => {
      attempt.current += 1;
      refetch().catch(() => undefined);
    }, reconnectDelayMs(attempt.current));

    return () => clearTimeout(timer);
  }, [error, loading, refetch]);
}
