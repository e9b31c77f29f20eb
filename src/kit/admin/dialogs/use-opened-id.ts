import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Keeps the id of the record whose dialog is open in this URL parameter, so that it survives a reload and can be shared. */
export function useOpenedId(parameter: string) {
  const [params, setParams] = useSearchParams();
  const put = useCallback(
    (id: string | null) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (id === null) next.delete(parameter);
          else next.set(parameter, id);
          return next;
        },
        { replace: true },
      ),
    [setParams, parameter],
  );

  return { id: params.get(parameter), open: put, close: useCallback(() => put(null), [put]) };
}
