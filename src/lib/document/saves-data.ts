import { useSyncExternalStore } from 'react';

/** Network Information API, which only some browsers have; in the others no page learns of a wish to save data. */
type Connection = { readonly saveData?: boolean };

/** Returns whether the visitor has asked the browser to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

const subscribe = () => () => undefined;

/** Returns `savesData()` for rendering: false on the server and during hydration. */
export function useSavesData(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}
