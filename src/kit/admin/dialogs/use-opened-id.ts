import { useCallback } from 'react';
import { useQueryParams } from '../address/use-query-params.ts';

/** Keeps the id of the record whose dialog is open in this URL parameter, so that it survives a reload and can be shared. */
export function useOpenedId(parameter: string) {
  const [params, change] = useQueryParams();
  const put = useCallback(
    (id: string | null) =>
      change((query) => {
        if (id === null) query.delete(parameter);
        else query.set(parameter, id);
      }),
    [change, parameter],
  );

  return { id: params.get(parameter), open: put, close: useCallback(() => put(null), [put]) };
}
