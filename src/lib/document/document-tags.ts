/** The tags that are configured, as the web server tells them (`web/head/tags.ts`); none within what is closed. */
export type Tags = { ga?: string; gtm?: string; yandex?: string; hasScripts?: true };

const listeners = new Set<() => void>();
let known: { text: string; tags: Tags | null } | undefined;

/** The tags of this document: null where the site has none; the same object while they are the same. */
export function readTags(): Tags | null {
  const text = document.getElementById('tags')?.textContent ?? '';
  if (known?.text !== text) known = { text, tags: text ? (JSON.parse(text) as Tags) : null };

  return known.tags;
}

/** The head was written again. */
export function announceHead(): void {
  listeners.forEach((listener) => listener());
}

/** Hears of a head that was written again; answers how to stop. */
export function onHead(listener: () => void): () => void {
  listeners.add(listener);

  return () => void listeners.delete(listener);
}
