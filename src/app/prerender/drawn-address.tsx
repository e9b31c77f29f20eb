import { startTransition, useContext, useMemo, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { collectParts, PartsToTakeContext } from '#src/lib/loading/drawn-part.tsx';

type DrawnAddressProps = {
  /** The parameters that the server drew the page with; null where it did not draw it. */
  search: string | null;
  children: ReactNode;
};

/**
 * While a page is hydrated its address has the parameters that the server knew and no anchor, which a server never
 * sees. The address as it is follows when the last part is taken over: one that is not yet would be drawn afresh, and
 * be gone meanwhile.
 */
export function DrawnAddress({ search, children }: DrawnAddressProps) {
  const actual = useContext(LocationContext);
  const [isHydrating, setHydrating] = useState(search !== null);
  const [parts] = useState(() =>
    collectParts(() => {
      startTransition(() => {
        setHydrating(false);
      });
    }),
  );
  const { location } = actual;
  const [first] = useState(location);
  const drawn = useMemo(
    () => ({ ...actual, location: { ...actual.location, search: search ?? '', hash: '' } }),
    [actual, search],
  );

  return (
    <PartsToTakeContext value={parts}>
      <LocationContext value={isHydrating && location === first ? drawn : actual}>{children}</LocationContext>
    </PartsToTakeContext>
  );
}
