import { performance } from 'node:perf_hooks';
import { clearInterval, setImmediate, setInterval } from 'node:timers';

/** Milliseconds between two turns; a turn that comes later still counts no more. */
export const TURN_MS = 50;

/** What tells the time and when it is the turn of a process; a test gives one of its own. */
export type TurnClock = {
  /** Milliseconds since any moment in the past. */
  readonly now: () => number;
  /** Calls `onTurn` each TURN_MS, later while the process has no processor; the returned function ends this. */
  readonly everyTurn: (onTurn: () => void) => () => void;
  /** Calls `run` once what has arrived at the sockets was read. */
  readonly afterReading: (run: () => void) => void;
};

/** A deadline that has begun. */
export type Deadline = {
  /** Begins the whole time again. */
  readonly renew: () => void;
  /** Ends the deadline, which then calls nothing any more. */
  readonly end: () => void;
};

type Pending = { readonly ms: number; readonly onLate: () => void; endsAtMs: number };

/**
 * The time that this process really had: a process that judges the silence of others by it does not take its own
 * standstill for theirs.
 *
 * While anything waits, the event loop takes a turn every TURN_MS. A turn that comes late, because the process got no
 * processor, was stopped or computed for long, counts TURN_MS and no more. So time passes slower here by the factor by
 * which the process is late, and others on the same busy machine have as much longer to answer. A deadline that has
 * passed is over only after the sockets were read once more.
 *
 * While nothing waits there are no turns, and all time counts.
 */
export class OwnTime {
  readonly #clock: TurnClock;
  readonly #pending = new Set<Pending>();
  #countedMs = 0;
  #countedUntilMs: number;
  #endTurns: (() => void) | undefined;

  constructor(clock: TurnClock = systemClock) {
    this.#clock = clock;
    this.#countedUntilMs = clock.now();
  }

  /** Returns the milliseconds that this process had since it began to count. */
  now(): number {
    return this.#countedMs + this.#uncountedMs();
  }

  /** Calls `onLate` after so many milliseconds, unless the deadline is ended or renewed before. */
  after(ms: number, onLate: () => void): Deadline {
    return this.#begin({ ms, onLate, endsAtMs: this.now() + ms });
  }

  /** Calls `look` each `ms` milliseconds until the deadline is ended. */
  every(ms: number, look: () => void): Deadline {
    const pending: Pending = {
      ms,
      endsAtMs: this.now() + ms,
      onLate: () => {
        pending.endsAtMs += ms;
        this.#add(pending);
        look();
      },
    };

    return this.#begin(pending);
  }

  /** Runs work that has so many milliseconds; then its signal is aborted. */
  async within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const deadline = this.after(ms, () => controller.abort(lateError(ms)));
    try {
      return await work(controller.signal);
    } finally {
      deadline.end();
    }
  }

  /** Resolves or rejects as the work does or, after so many milliseconds, resolves to `late`. */
  async orLate<T, Late>(work: Promise<T>, ms: number, late: Late): Promise<T | Late> {
    let deadline: Deadline | undefined;
    const waited = new Promise<Late>((resolve) => {
      deadline = this.after(ms, () => resolve(late));
    });
    try {
      return await Promise.race([work, waited]);
    } finally {
      deadline?.end();
    }
  }

  #begin(pending: Pending): Deadline {
    this.#add(pending);

    return {
      renew: () => {
        pending.endsAtMs = this.now() + pending.ms;
        this.#add(pending);
      },
      end: () => void this.#pending.delete(pending),
    };
  }

  #uncountedMs(): number {
    const ms = this.#clock.now() - this.#countedUntilMs;

    return this.#endTurns === undefined ? ms : Math.min(ms, TURN_MS);
  }

  #count(): void {
    this.#countedMs += this.#uncountedMs();
    this.#countedUntilMs = this.#clock.now();
  }

  #add(pending: Pending): void {
    this.#pending.add(pending);
    if (this.#endTurns !== undefined) return;
    this.#count();
    this.#endTurns = this.#clock.everyTurn(() => this.#turn());
  }

  #turn(): void {
    this.#count();
    if (this.#pending.size === 0) {
      this.#endTurns?.();
      this.#endTurns = undefined;
      return;
    }
    for (const pending of this.#pending) {
      if (pending.endsAtMs <= this.#countedMs) this.#clock.afterReading(() => this.#endIfLate(pending));
    }
  }

  #endIfLate(pending: Pending): void {
    if (pending.endsAtMs > this.#countedMs || !this.#pending.delete(pending)) return;
    pending.onLate();
  }
}

function lateError(ms: number): DOMException {
  return new DOMException(`There was no answer within ${ms} ms.`, 'TimeoutError');
}

/** Is taken from `node:timers`, so that a test's fake timers stop no deadline of the process. */
const systemClock: TurnClock = {
  now: () => performance.now(),
  everyTurn: (onTurn) => {
    const timer = setInterval(onTurn, TURN_MS).unref();

    return () => clearInterval(timer);
  },
  afterReading: (run) => void setImmediate(run),
};

/** The time of this process. */
export const ownTime = new OwnTime();
