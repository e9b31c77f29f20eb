import { bytesOf, isVariant, newEntry, type Entry, type PageView } from './page-entry.ts';

/** Upper bounds of kept and of queued variants: announcements, and pages with choices in their address. */
const MAX_VARIANTS = 128;
const MAX_VARIANT_BYTES = 64 * 1024 * 1024;
const MAX_WAITING_VARIANTS = 8;

/**
 * The pages that are in memory. Pages that are no variants stay for ever; of variants those requested the
 * longest ago are removed when there are too many or they take too many bytes.
 */
export class KeptPages {
  /** Pages by key, in the order of their last request: the first was requested the longest ago. */
  readonly #pages = new Map<string, Entry>();

  [Symbol.iterator](): IterableIterator<Entry> {
    return this.#pages.values();
  }

  /** Returns the entry of a page, a new one if need be; undefined for a variant while too many `waiting` ones are queued. */
  take(view: PageView, waiting: readonly Entry[]): Entry | undefined {
    const key = `${view.language} ${view.path}${view.search}`;
    const known = this.#pages.get(key);
    this.#pages.delete(key);
    const entry = known ?? newEntry(view);
    if (!known && isVariant(entry) && !this.#makeRoom(waiting)) return undefined;
    this.#pages.set(key, entry);

    return entry;
  }

  /** Makes room for another variant; returns false while MAX_WAITING_VARIANTS wait to be drawn. */
  #makeRoom(waiting: readonly Entry[]): boolean {
    if (waiting.filter(isVariant).length >= MAX_WAITING_VARIANTS) return false;
    const variants = this.#variants();
    const [oldest] = variants;
    if (oldest && variants.length >= MAX_VARIANTS) this.#pages.delete(oldest[0]);

    return true;
  }

  /** Removes the variants requested the longest ago until all of them together fit into MAX_VARIANT_BYTES. */
  dropOldVariants(): void {
    let bytes = 0;
    for (const [key, entry] of this.#variants().reverse()) {
      bytes += bytesOf(entry);
      if (bytes > MAX_VARIANT_BYTES) this.#pages.delete(key);
    }
  }

  #variants(): [string, Entry][] {
    return [...this.#pages].filter(([, entry]) => isVariant(entry));
  }
}
