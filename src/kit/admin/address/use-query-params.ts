import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';

type Change = (write: (params: URLSearchParams) => void, step?: { state: object }) => void;

/** The query and state that a changed address will have, until the router renders it. */
const changed = new WeakMap<Location, { query: string; state: unknown }>();

/**
 * Returns the address's parameters and a function that changes them. A change replaces the address and keeps the state of
 * its history entry; with a `step` it adds an entry with that state. Changes made before the router has rendered the one
 * before build upon it, whichever component makes them. A change that changes nothing takes no step: a second click may
 * come before the page shows the first.
 */
export function useQueryParams(): [URLSearchParams, Change] {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });

  const change = useCallback<Change>((write, step) => {
    const { location: shown, navigate: go } = latest.current;
    const before = changed.get(shown) ?? { query: shown.search, state: shown.state as unknown };
    const next = new URLSearchParams(before.query);
    write(next);
    if (next.toString() === new URLSearchParams(before.query).toString()) return;
    const state = step?.state ?? before.state;
    changed.set(shown, { query: next.toString(), state });
    void go(`?${next.toString()}`, { replace: !step, state });
  }, []);

  return [params, change];
}
