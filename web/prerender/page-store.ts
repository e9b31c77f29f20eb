import type { Logger } from 'pino';
import type { Compression } from '../site/compression.ts';
import { encodePage, type KeptPage, type SendablePage } from './encode-page.ts';

/** What a page is drawn for: everything by which the HTML of an address differs. */
export type PageView = { path: string; language: 'en' | 'ar'; search: string };

/** A page as it was drawn, and the answers of the API that it shows. */
export type Drawn = {
  html: string;
  headers: Readonly<Record<string, string>>;
  shows: ReadonlySet<string>;
};

/** Changes that come together are drawn together. Whoever asks meanwhile gets a page that is drawn at once. */
const COALESCE_MS = 200;
/** How long a request waits for a page that is being drawn; then it gets the one before, or the shell. */
const WAIT_MS = { changed: 100, first: 500 };
/** Pages with choices in their address (`?currency=KWD`), which anybody may make up. */
const MAX_VARIANTS = 128;
const MAX_WAITING_VARIANTS = 8;
/** Nothing has changed for this long: pages are compressed at full strength, a quarter of a second of a core each. */
const IDLE_MS = 20_000;

type Deferred = { promise: Promise<void>; resolve: () => void };

type Entry = {
  readonly view: PageView;
  page?: KeptPage;
  html?: string;
  headers: Drawn['headers'];
  shows: ReadonlySet<string>;
  /** What it was drawn from has changed. */
  isStale: boolean;
  isBest: boolean;
  /** The draw that is in the queue, and the one that is under way. */
  wanted?: Deferred | undefined;
  running?: Deferred | undefined;
};

type Options = {
  /** Draws a page from the newest answers; undefined while there are not enough of them. */
  draw: (view: PageView) => Promise<Drawn | undefined>;
  log: Pick<Logger, 'error'>;
  observe?: (seconds: number) => void;
  /** `fast`: pages stay as they were compressed at once. */
  compression?: Compression;
};

/**
 * The finished pages, in memory. A page is drawn again when what it shows has changed, one at a time, those that are
 * asked for first. The page before stays until then, and as long as the API is away.
 *
 * fresh → stale (an answer that it shows has changed) → in the queue → being drawn → fresh, or stale once more
 */
export class PageStore {
  readonly #options: Options;
  /** The one that was asked for the longest ago comes first. */
  readonly #pages = new Map<string, Entry>();
  /** In the order in which they are drawn. */
  #queue: Entry[] = [];
  #isDrawing = false;
  #isClosed = false;
  #flush: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Has a page drawn that is to be there before anybody asks. */
  add(view: PageView): void {
    const entry = this.#entryOf(view);
    if (entry) this.#want(entry, 'last');
    void this.#work();
  }

  /** The newest page that can be had soon; undefined where there is none, so that the browser draws it. */
  async get(view: PageView): Promise<SendablePage | undefined> {
    const entry = this.#entryOf(view);
    if (!entry) return undefined;
    if (entry.isStale || entry.wanted) this.#want(entry, 'next');
    void this.#work();
    const draw = entry.wanted ?? entry.running;
    if (draw) await within(draw.promise, entry.page ? WAIT_MS.changed : WAIT_MS.first);

    return entry.page && { ...entry.page, headers: entry.headers };
  }

  /** An answer of the API has changed: whatever shows it is drawn again. Without one everything is. */
  refresh(answer?: string): void {
    for (const entry of this.#pages.values()) {
      // What a page without content lacked may be what has come.
      if (answer === undefined || entry.shows.has(answer) || !entry.page) entry.isStale = true;
    }
    this.#flush ??= setTimeout(() => this.#drawStale(), COALESCE_MS);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#flush);
    clearTimeout(this.#idle);
  }

  #drawStale(): void {
    this.#flush = undefined;
    for (const entry of this.#pages.values()) {
      // A variant is drawn again when it is asked for.
      if (entry.isStale && !isVariant(entry)) this.#want(entry, 'last');
    }
    void this.#work();
  }

  #want(entry: Entry, place: 'next' | 'last'): void {
    entry.wanted ??= defer();
    if (place === 'next') this.#queue = [entry, ...this.#queue.filter((other) => other !== entry)];
    else if (!this.#queue.includes(entry)) this.#queue.push(entry);
  }

  async #work(): Promise<void> {
    // Nothing to draw: what is only asked for does not put off the full strength.
    if (this.#isDrawing || this.#queue.length === 0) return;
    this.#isDrawing = true;
    clearTimeout(this.#idle);
    for (let entry = this.#queue.shift(); entry && !this.#isClosed; entry = this.#queue.shift()) {
      await this.#draw(entry);
    }
    this.#isDrawing = false;
    if (this.#isClosed || this.#options.compression === 'fast') return;
    this.#idle = setTimeout(() => void this.#improve(), IDLE_MS).unref();
  }

  async #draw(entry: Entry): Promise<void> {
    const { draw, log, observe } = this.#options;
    const running = entry.wanted;
    Object.assign(entry, { running, wanted: undefined, isStale: false });
    const startedAt = performance.now();
    try {
      const drawn = await draw(entry.view);
      if (drawn) await keep(entry, drawn);
      if (drawn) observe?.((performance.now() - startedAt) / 1_000);
    } catch (error) {
      log.error({ err: error, page: entry.view }, 'A page could not be drawn; the one before stands');
    }
    entry.running = undefined;
    running?.resolve();
  }

  /** Compresses what was compressed fast, one page after the other, until something changes. */
  async #improve(): Promise<void> {
    const entry = [...this.#pages.values()].find(({ page, isBest }) => page && !isBest);
    const html = entry?.html;
    if (html === undefined || this.#queue.length > 0 || this.#isDrawing || this.#isClosed) return;
    const page = await encodePage(html, 'best');
    if (entry?.html === html) Object.assign(entry, { page, isBest: true });
    await this.#improve();
  }

  #entryOf(view: PageView): Entry | undefined {
    const key = `${view.language} ${view.path}${view.search}`;
    const known = this.#pages.get(key);
    this.#pages.delete(key);
    const entry = known ?? { view, shows: new Set(), headers: {}, isStale: true, isBest: false };
    if (!known && isVariant(entry) && !this.#hasRoom()) return undefined;
    this.#pages.set(key, entry);

    return entry;
  }

  /** Makes room for another variant; none while many wait to be drawn. */
  #hasRoom(): boolean {
    if (this.#queue.filter(isVariant).length >= MAX_WAITING_VARIANTS) return false;
    const variants = [...this.#pages].filter(([, entry]) => isVariant(entry));
    const [oldest] = variants;
    if (oldest && variants.length >= MAX_VARIANTS) this.#pages.delete(oldest[0]);

    return true;
  }
}

const isVariant = ({ view }: Entry): boolean => view.search !== '';

async function keep(entry: Entry, { html, shows, headers }: Drawn): Promise<void> {
  entry.shows = shows;
  if (html === entry.html) {
    entry.headers = headers;
    return;
  }
  const page = await encodePage(html, 'fast');
  // At once: the policy among the headers lets run what stands in this page, and nothing else.
  Object.assign(entry, { page, html, headers, isBest: false });
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}

function defer(): Deferred {
  let resolve!: () => void;
  const promise = new Promise<void>((onResolve) => (resolve = onResolve));

  return { promise, resolve };
}
