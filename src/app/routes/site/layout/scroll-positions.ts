import { createPath, type Location } from 'react-router-dom';
import { withStorage } from '#src/lib/storage/with-storage.ts';

const STORAGE_KEY = 'scroll-positions';

/** Scroll positions, in CSS pixels from the top, of the entries in this tab's history. */
export type ScrollPositions = {
  get: (location: Location) => number | undefined;
  set: (location: Location, y: number) => void;
  /** Stores the positions so that they survive the document: a reload, or a visit to another site. */
  keep: () => void;
};

/** Reads the positions that the tab's earlier documents stored; where the browser forbids that, they last as long as the document. */
export function recallScrollPositions(): ScrollPositions {
  const storage = withStorage(() => window.sessionStorage);
  const positions = new URLSearchParams(storage?.getItem(STORAGE_KEY) ?? '');
  const idOf = (location: Location) => `${location.key} ${createPath(location)}`;

  return {
    get: (location) => {
      const y = positions.get(idOf(location));

      return y === null ? undefined : Number(y);
    },
    set: (location, y) => {
      positions.set(idOf(location), String(Math.round(y)));
    },
    keep: () => storage?.setItem(STORAGE_KEY, positions.toString()),
  };
}
