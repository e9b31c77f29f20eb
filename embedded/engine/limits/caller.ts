import { ownTime, type OwnTime } from '#runtime/process/own-time.ts';

/** A client that waits for an answer. Queues share turns among keys, and drop the work of a client that has hung up. */
export class Caller {
  /** The client's network, or a live query group's key; requests that wait under one key share one turn. */
  readonly key: string;
  /** The process's own time (own-time.ts) at which the caller's operation, all its statements together, is ended. */
  untilMs = Infinity;
  readonly #time: OwnTime;
  #isGone = false;
  #onGone: (() => void) | undefined;
  #atEnd: (() => void) | undefined;

  constructor(key: string, time: OwnTime = ownTime) {
    this.key = key;
    this.#time = time;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Milliseconds that the caller's operation may still take; Infinity without a bound. */
  get leftMs(): number {
    return this.untilMs - this.#time.now();
  }

  /** Sets the one listener that is called when the client hangs up; undefined removes it. */
  onGone(listener: (() => void) | undefined): void {
    this.#onGone = listener;
  }

  /** Sets the one listener that is called when the client has its answer or hangs up. */
  atEnd(listener: () => void): void {
    this.#atEnd = listener;
  }

  /** Ends the operation's time in `leftMs` milliseconds, unless it ends earlier. */
  limitTime(leftMs: number): void {
    this.untilMs = Math.min(this.untilMs, this.#time.now() + leftMs);
  }

  /** Ends the client's wait, whether it has its answer or not; work that is still under way is of no use. */
  hangUp(): void {
    this.#isGone = true;
    this.#onGone?.();
    this.#atEnd?.();
  }
}
