import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The name in the address of the webhook whose log stands open. */
const PARAMETER = 'log';

/** Which webhook's log stands open; kept in the address, so that it survives a reload and can be shared. */
export function useOpenedLog() {
  const [params, setParams] = useSearchParams();
  const put = useCallback(
    (id: string | null) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (id === null) next.delete(PARAMETER);
          else next.set(PARAMETER, id);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );

  return { id: params.get(PARAMETER), open: put, close: useCallback(() => put(null), [put]) };
}
