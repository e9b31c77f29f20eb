/**
 * When the next refetch may start: at once after a rest, so that a single change is pushed without delay;
 * under a stream of changes not before the last one's own cost has passed again, so that refetching
 * takes at most half of the time and changes in between become one.
 */
export class Pace {
  #notBeforeMs = 0;
  readonly #coalesceMs: number;

  constructor(coalesceMs: number) {
    this.#coalesceMs = coalesceMs;
  }

  /** Milliseconds to wait from `nowMs` on. */
  delayMs(nowMs: number): number {
    return Math.max(0, this.#notBeforeMs - nowMs);
  }

  finished(startedMs: number, nowMs: number): void {
    this.#notBeforeMs = nowMs + Math.max(this.#coalesceMs, Math.min(nowMs - startedMs, MAX_REST_MS));
  }
}

const MAX_REST_MS = 250;
