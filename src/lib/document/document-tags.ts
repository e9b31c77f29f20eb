import { createListeners } from '#src/lib/listeners/create-listeners.ts';

/** Configured analytics tags as the web server writes them (`web/site/head/tags.ts`); closed documents have none. */
export type Tags = { ga?: string; gtm?: string; yandex?: string; hasScripts?: true };

const headListeners = createListeners();
let known: { text: string; tags: Tags | null } | undefined;

/** Returns the tags of this document; null where the site has none. The object is identical until the tags change. */
export function readTags(): Tags | null {
  const text = document.getElementById('tags')?.textContent ?? '';
  if (known?.text !== text) known = { text, tags: text ? (JSON.parse(text) as Tags) : null };

  return known.tags;
}

/** Tells the listeners of `onHead` that the head was written again. */
export const announceHead = headListeners.tell;

/** Calls the listener whenever the head was written again; returns a function that ends this. */
export const onHead = headListeners.add;
