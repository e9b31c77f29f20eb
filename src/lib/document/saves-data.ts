import { useSyncExternalStore } from 'react';

/** What some browsers tell of the connection; the others save no data that a page would know of. */
type Connection = { readonly saveData?: boolean };

/** Whether the visitor has asked the browser to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

const subscribe = () => () => undefined;

/** The same for what is drawn: the server knows nothing of it. */
export function useSavesData(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}
