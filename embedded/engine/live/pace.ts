/**
 * Decides when the next refetch may start: at once after a pause, so that a single change is pushed without
 * delay; under many changes after a pause as long as the last refetch took (at most MAX_REST_MS), so that
 * refetching takes about half of the time and changes in between share one refetch. A costly refetch that delays only
 * its own subscribers is followed by COSTLY_REST_FACTOR times its duration, so that it takes a quarter of the time.
 */
export class Pace {
  #notBeforeMs = 0;
  readonly #coalesceMs: number;
  readonly #restsInProportion: boolean;

  constructor(coalesceMs: number, restsInProportion = false) {
    this.#coalesceMs = coalesceMs;
    this.#restsInProportion = restsInProportion;
  }

  /** Returns the milliseconds to wait from `nowMs` on. */
  delayMs(nowMs: number): number {
    return Math.max(0, this.#notBeforeMs - nowMs);
  }

  finished(startedMs: number, nowMs: number): void {
    this.#notBeforeMs = nowMs + Math.max(this.#coalesceMs, this.#restMs(nowMs - startedMs));
  }

  #restMs(tookMs: number): number {
    if (!this.#restsInProportion || tookMs <= MAX_REST_MS) return Math.min(tookMs, MAX_REST_MS);

    return Math.min(tookMs * COSTLY_REST_FACTOR, MAX_COSTLY_REST_MS);
  }
}

const MAX_REST_MS = 250;
const COSTLY_REST_FACTOR = 3;
const MAX_COSTLY_REST_MS = 10_000;
