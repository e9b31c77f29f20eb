import { useSyncExternalStore } from 'react';
import { onHead, readTags } from '#src/lib/document/document-tags.ts';

const EVENT = 'cookie-settings';

/** Opens the visitor's choice about cookies. */
export function askCookieSettings(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls `open` whenever the visitor asks for the cookie settings; returns a function that ends this. */
export function onCookieSettings(open: () => void): () => void {
  window.addEventListener(EVENT, open);

  return () => window.removeEventListener(EVENT, open);
}

/** Returns whether this document has tags that need consent; false during hydration, to match the server's markup. */
export function useHasTags(): boolean {
  const tags = useSyncExternalStore(onHead, readTags, () => null);

  return Object.keys(tags ?? {}).length > 0;
}
