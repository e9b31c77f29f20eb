import { createPath, type Location } from 'react-router';

const STORAGE_KEY = 'scroll-positions';

/** How far down, in CSS pixels, the visitor was at the addresses of this tab's history. */
export type ScrollPositions = {
  get: (location: Location) => number | undefined;
  set: (location: Location, y: number) => void;
  /** Lets the positions outlive the document: a reload, or a visit to another site. */
  keep: () => void;
};

/** Reads what the tab's earlier documents kept. */
export function recallScrollPositions(): ScrollPositions {
  const storage = findStorage();
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

/** Where a browser forbids storage, positions last as long as the document does. */
function findStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
