import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { useIsHydrated } from '#src/lib/document/use-is-hydrated.ts';

type DrawnAddressProps = {
  /** The parameters that the server drew the page with; null where it did not draw it. */
  search: string | null;
  children: ReactNode;
};

/**
 * While a page is hydrated its address has the parameters that the server knew and no anchor, which a server never
 * sees; the address as it is follows at once.
 */
export function DrawnAddress({ search, children }: DrawnAddressProps) {
  const actual = useContext(LocationContext);
  const isHydrated = useIsHydrated();
  const { location } = actual;
  const isOther = search !== null && (location.search !== search || location.hash !== '');
  const drawn = useMemo(
    () => ({ ...actual, location: { ...actual.location, search: search ?? '', hash: '' } }),
    [actual, search],
  );

  return <LocationContext value={!isHydrated && isOther ? drawn : actual}>{children}</LocationContext>;
}
