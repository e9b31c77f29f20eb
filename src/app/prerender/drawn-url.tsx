import { startTransition, useContext, useMemo, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { AsDrawnContext } from '#src/lib/loading/as-drawn.ts';
import { collectParts, PartsToTakeContext } from '#src/lib/loading/drawn-part.tsx';

type DrawnUrlProps = {
  /** Query with which the server drew the page; null where the server did not draw it. */
  search: string | null;
  children: ReactNode;
};

/**
 * Gives the tree the URL that the server knew while the page is hydrated: its query, and no anchor, as browsers send
 * none. The actual URL follows after the last part is hydrated, as does what the browser keeps: React would discard a
 * part that is not hydrated yet and show nothing in its place until the part is drawn again.
 */
export function DrawnUrl({ search, children }: DrawnUrlProps) {
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

  const isAsDrawn = isHydrating && location === first;

  return (
    <PartsToTakeContext value={parts}>
      <AsDrawnContext value={isAsDrawn}>
        <LocationContext value={isAsDrawn ? drawn : actual}>{children}</LocationContext>
      </AsDrawnContext>
    </PartsToTakeContext>
  );
}
