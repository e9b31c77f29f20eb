import { DrawingQueue, type DrawOptions } from './drawing-queue.ts';
import type { SendablePage } from './encode-page.ts';
import { KeptPages } from './kept-pages.ts';
import { isVariant, move, type Entry, type PageView } from './page-entry.ts';
import { isStale } from './page-states.ts';

/**
 * Milliseconds in which changes are collected before stale pages are queued: those that somebody asked for since a change
 * last queued them, and those that were not asked for. A request queues its page at once.
 */
const COALESCE_MS = { asked: 200, unasked: 60_000 };
/**
 * Milliseconds that a request waits for a drawing: `changed` if the previous page exists, `urgent` if that one must not
 * be shown any more or may be much older, `first` if none exists, and `known` if an added page has none once the store is
 * ready, as its answers are known then.
 */
const WAIT_MS = { changed: 100, urgent: 2_000, first: 500, known: 5_000 };

/**
 * Finished pages in memory. Pages are drawn one at a time. The HTML of a page's last successful drawing is sent until the
 * next succeeds, so pages stay available while they are stale and while the API is unreachable.
 *
 * Which pages are kept is the matter of kept-pages.ts, queue and drawing that of drawing-queue.ts.
 *
 * Every page is always in one of the states of page-states.ts:
 *
 * - A new page is stale. `add` and `get` queue it at once; added pages that are not among the first wait for those, or for
 *   their `get`. COALESCE_MS after a `refresh` stale pages are queued, sooner those that somebody asked for since the time
 *   before (`isAsked`), except variants (pages with choices in their address), which wait for their next `get`. Until a
 *   page is drawn that an urgent `refresh` has marked, or one that was not asked for (`isOutdated`), its requests wait
 *   longer.
 * - `get` moves a queued page to the front of the queue; other pages are drawn in the order in which they were queued.
 *   When the previous drawing has ended, that of the first page begins.
 * - The HTML of a drawing replaces the page's previous HTML and is compressed fast for the requests that wait. Without
 *   HTML, because answers are missing, or with an error, which is logged once, the page has failed. It is stale after
 *   RETRY_STEPS_MS, or earlier by any `refresh`, because an answer that it lacked may have come.
 * - `refresh` changes pages that show the changed answer, or all if no answer is named.
 * - IDLE_MS after the queue became empty, pages are compressed at full strength, one after the other (`isBest`), until the
 *   queue fills again.
 *
 * ## End
 *
 * When MAX_VARIANTS are kept and another is added, or when the variants together exceed MAX_VARIANT_BYTES, those requested
 * the longest ago are removed. `close` ends the store: a drawing under way still ends, then nothing more is drawn or
 * compressed; `get` still returns finished pages.
 */
export class PageStore {
  readonly #pages = new KeptPages();
  readonly #queue: DrawingQueue;
  /** Added pages that were not drawn when last looked at; those that the store's readiness waits for. */
  readonly #awaited = new Set<Entry>();
  readonly #first = new Set<Entry>();
  /** Added pages that are queued once the first are drawn. */
  readonly #later = new Set<Entry>();
  #isClosed = false;
  #flush: ReturnType<typeof setTimeout> | undefined;
  #flushAll: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DrawOptions) {
    this.#queue = new DrawingQueue(options, {
      pages: this.#pages,
      onDrawn: () => {
        if (this.isReady) this.#addLater();
      },
      onStale: () => this.#drawStaleSoon(),
    });
  }

  /**
   * Whether each first page has HTML. A page that can't be drawn by a fault of its own counts, too, since a browser draws
   * it; one whose answers are missing does not. Once true it stays so.
   */
  get isReady(): boolean {
    return areDrawn(this.#first);
  }

  /** Whether each added page has HTML, by the same rule. */
  get isWhole(): boolean {
    return areDrawn(this.#awaited);
  }

  /** Queues a page, so that it is drawn before its first request. The store is ready once the first pages are drawn. */
  add(view: PageView, { isFirst = true } = {}): void {
    const entry = this.#pages.take(view, this.#queue.waiting);
    if (!entry) return;
    this.#awaited.add(entry);
    if (isFirst) this.#first.add(entry);
    if (isFirst) this.#queue.add(entry, 'last');
    else this.#later.add(entry);
    void this.#queue.work();
  }

  /** Returns the newest page within WAIT_MS; undefined if there is none, so that the browser draws it. */
  async get(view: PageView): Promise<SendablePage | undefined> {
    const entry = this.#pages.take(view, this.#queue.waiting);
    if (!entry) return undefined;
    entry.isAsked = true;
    if (isStale(entry.state)) this.#queue.add(entry, 'next');
    void this.#queue.work();
    const draw = entry.wanted ?? entry.running;
    if (draw) await within(draw.promise, this.#patienceFor(entry));

    return entry.page && { ...entry.page, headers: entry.headers };
  }

  #patienceFor(entry: Entry): number {
    if (entry.page) return entry.isOutdated ? WAIT_MS.urgent : WAIT_MS.changed;
    return this.isReady && this.#awaited.has(entry) ? WAIT_MS.known : WAIT_MS.first;
  }

  /**
   * Marks the pages that show a changed answer of the API as stale, or all pages if no answer is named. Where the change
   * `isUrgent` (a tag was removed, say), requests wait longer for the new page.
   */
  refresh(answer?: string, { isUrgent = false } = {}): void {
    for (const entry of this.#pages) {
      // A page that could not be drawn lacked some answer, which may be this one.
      const mayLackIt = !entry.page || entry.failures > 0;
      if (answer !== undefined && !entry.shows.has(answer) && !mayLackIt) continue;
      move(entry, 'change');
      // A page that is drawn late, as it was not asked for, may have become much older when somebody does.
      entry.isOutdated ||= isUrgent || !entry.isAsked;
    }
    this.#drawStaleSoon();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#flush);
    clearTimeout(this.#flushAll);
    this.#queue.close();
  }

  #drawStaleSoon(): void {
    if (this.#isClosed) return;
    this.#flush ??= setTimeout(() => {
      this.#flush = undefined;
      this.#drawStale(({ isAsked, page, failures }) => isAsked || !page || failures > 0);
    }, COALESCE_MS.asked);
    this.#flushAll ??= setTimeout(() => {
      this.#flushAll = undefined;
      this.#drawStale(() => true);
    }, COALESCE_MS.unasked).unref();
  }

  #drawStale(isDue: (entry: Entry) => boolean): void {
    for (const entry of this.#pages) {
      // A variant is queued by its next request only.
      if (!isStale(entry.state) || isVariant(entry) || this.#later.has(entry) || !isDue(entry)) continue;
      this.#queue.add(entry, 'last');
      entry.isAsked = false;
    }
    void this.#queue.work();
  }

  #addLater(): void {
    for (const entry of this.#later) if (isStale(entry.state)) this.#queue.add(entry, 'last');
    this.#later.clear();
  }
}

/** Removes from `entries` those that were drawn or can't be; tells whether none is left. */
function areDrawn(entries: Set<Entry>): boolean {
  for (const entry of entries) if (entry.page || entry.isErrorLogged) entries.delete(entry);

  return entries.size === 0;
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
