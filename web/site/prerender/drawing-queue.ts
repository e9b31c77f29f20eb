import type { Logger } from 'pino';
import type { Compression } from '../files/compression.ts';
import { encodePage } from './encode-page.ts';
import type { KeptPages } from './kept-pages.ts';
import { defer, isVariant, keep, move, type Drawn, type Entry, type PageView } from './page-entry.ts';
import { isStale } from './page-states.ts';

/** Milliseconds before each further drawing of a page that could not be drawn; all later ones wait as long as the last. */
const RETRY_STEPS_MS = [0, 1_000, 5_000, 15_000, 60_000] as const;
/** Milliseconds without a drawing before pages are compressed at full strength (0.25 s of a core for each page). */
const IDLE_MS = 20_000;

export type DrawOptions = {
  /** Draws a page from the newest answers; undefined while answers are missing. */
  draw: (view: PageView) => Promise<Drawn | undefined>;
  log: Pick<Logger, 'error'>;
  observe?: (seconds: number) => void;
  /** With `fast`, pages are never compressed again at full strength. */
  compression?: Compression;
};

type Surroundings = {
  pages: KeptPages;
  /** Called after each drawing, however it ended. */
  onDrawn: () => void;
  /** Called when a page that could not be drawn is due again. */
  onStale: () => void;
};

/** Draws queued pages one at a time, and compresses them at full strength while none is queued (page-store.ts). */
export class DrawingQueue {
  readonly #options: DrawOptions;
  readonly #surroundings: Surroundings;
  /** Pages to draw; the first is drawn next. */
  #queue: Entry[] = [];
  #isDrawing = false;
  #isClosed = false;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DrawOptions, surroundings: Surroundings) {
    this.#options = options;
    this.#surroundings = surroundings;
  }

  get waiting(): readonly Entry[] {
    return this.#queue;
  }

  add(entry: Entry, place: 'next' | 'last'): void {
    entry.wanted ??= defer();
    move(entry, 'queue');
    if (place === 'next') this.#queue = [entry, ...this.#queue.filter((other) => other !== entry)];
    else if (!this.#queue.includes(entry)) this.#queue.push(entry);
  }

  /** Draws until the queue is empty, unless that is under way. */
  async work(): Promise<void> {
    // A request that queued nothing returns here, so it does not delay the compression at full strength.
    if (this.#isDrawing || this.#queue.length === 0) return;
    this.#isDrawing = true;
    clearTimeout(this.#idle);
    for (let entry = this.#queue.shift(); entry && !this.#isClosed; entry = this.#queue.shift()) {
      await this.#draw(entry);
      this.#surroundings.onDrawn();
    }
    this.#isDrawing = false;
    if (this.#isClosed || this.#options.compression === 'fast') return;
    this.#idle = setTimeout(() => void this.#improve(), IDLE_MS).unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    for (const { retry } of this.#surroundings.pages) clearTimeout(retry);
  }

  async #draw(entry: Entry): Promise<void> {
    const running = entry.wanted;
    clearTimeout(entry.retry);
    Object.assign(entry, { running, wanted: undefined });
    move(entry, 'draw');
    const isDrawn = await this.#tryToDraw(entry);
    move(entry, isDrawn ? 'succeed' : 'fail');
    entry.failures = isDrawn ? 0 : entry.failures + 1;
    if (!isDrawn) this.#drawLater(entry);
    if (!isStale(entry.state)) entry.isOutdated = false;
    entry.running = undefined;
    running?.resolve();
  }

  /** Returns whether the page has the HTML of this drawing. */
  async #tryToDraw(entry: Entry): Promise<boolean> {
    const { draw, log, observe } = this.#options;
    const startedAt = performance.now();
    try {
      const drawn = await draw(entry.view);
      if (drawn) {
        await keep(entry, drawn);
        if (isVariant(entry)) this.#surroundings.pages.dropOldVariants();
      }
      if (drawn) observe?.((performance.now() - startedAt) / 1_000);
      entry.isErrorLogged = false;
      return drawn !== undefined;
    } catch (error) {
      if (!entry.isErrorLogged)
        log.error({ err: error, page: entry.view }, 'A page could not be drawn; the one before stands');
      entry.isErrorLogged = true;
      return false;
    }
  }

  #drawLater(entry: Entry): void {
    if (this.#isClosed) return;
    const waitMs = RETRY_STEPS_MS[entry.failures - 1] ?? RETRY_STEPS_MS.at(-1);
    entry.retry = setTimeout(() => {
      move(entry, 'retry');
      this.#surroundings.onStale();
    }, waitMs).unref();
  }

  /** Compresses pages at full strength, one after the other, until a page is queued. */
  async #improve(): Promise<void> {
    const entry = [...this.#surroundings.pages].find(({ page, isBest }) => page && !isBest);
    const html = entry?.html;
    if (html === undefined || this.#queue.length > 0 || this.#isDrawing || this.#isClosed) return;
    const page = await encodePage(html, 'best');
    if (entry?.html === html) Object.assign(entry, { page, isBest: true });
    await this.#improve();
  }
}
