/**
 * Decides when the next refetch may start: at once after a pause, so that a single change is pushed without
 * delay; under many changes after a pause as long as the last refetch took (at most MAX_REST_MS), so that
 * refetching takes about half of the time and changes in between share one refetch.
 */
export class Pace {
  #notBeforeMs = 0;
  readonly #coalesceMs: number;

  constructor(coalesceMs: number) {
    this.#coalesceMs = coalesceMs;
  }

  /** Returns the milliseconds to wait from `nowMs` on. */
  delayMs(nowMs: number): number {
    return Math.max(0, this.#notBeforeMs - nowMs);
  }

  finished(startedMs: number, nowMs: number): void {
    this.#notBeforeMs = nowMs + Math.max(this.#coalesceMs, Math.min(nowMs - startedMs, MAX_REST_MS));
  }
}

const MAX_REST_MS = 250;
