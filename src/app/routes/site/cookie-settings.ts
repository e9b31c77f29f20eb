import { useSyncExternalStore } from 'react';
import { onHead, readTags } from '#src/lib/document/document-tags.ts';

const EVENT = 'cookie-settings';

/** Opens the visitor's choice about cookies. */
export function askCookieSettings(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Hears of a visitor who asks for it; answers how to stop. */
export function onCookieSettings(open: () => void): () => void {
  window.addEventListener(EVENT, open);

  return () => window.removeEventListener(EVENT, open);
}

/** Whether this document has tags to ask about; never before it is there, so that it is drawn as the server drew it. */
export function useHasTags(): boolean {
  const tags = useSyncExternalStore(onHead, readTags, () => null);

  return Object.keys(tags ?? {}).length > 0;
}
