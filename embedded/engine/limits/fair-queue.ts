import { ownTime, type Deadline, type OwnTime } from '#runtime/process/own-time.ts';
import type { Caller } from './caller.ts';
import { GoneError, TooBusyError } from '../errors/limit-error.ts';

export type FairQueueOptions = {
  /** Requests that may be inside at once. */
  readonly places: number;
  /** Requests of one caller that may be inside at once. */
  readonly placesPerCaller: number;
  /** Places kept for callers with no request inside, so that a few busy callers can't fill all. */
  readonly reserved?: number;
  readonly maxWaiting: number;
  readonly maxWaitingPerCaller: number;
  /** Milliseconds of the process's own time (own-time.ts): after a standstill, places come free that were taken before. */
  readonly maxWaitMs: number;
  readonly time?: OwnTime;
  /** Name of the things that requests wait for, in the plural, for error messages. */
  readonly name: string;
};

/** Bound of a caller whose requests cost others too much. */
export type FewerPlaces = {
  /** Requests that may be inside after the rest. */
  readonly places: number;
  /** Milliseconds during which no request of the caller is admitted. */
  readonly restMs: number;
  /** Milliseconds after which the bound ends. */
  readonly forMs: number;
};

type Waiting = {
  readonly caller: Caller;
  readonly line: Line;
  readonly untilMs: number;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};
type Limit = FewerPlaces & { readonly restUntilMs: number; readonly untilMs: number };
type Line = { readonly key: string; inside: number; readonly waiting: Waiting[] };

/**
 * A bounded queue in which callers take turns: a caller with a thousand waiting requests delays another caller's first
 * request by one turn, not by a thousand. The caller with the fewest requests inside is next, so that long ones don't
 * count as one turn like short ones.
 *
 * A request that enters is inside at once, waits, or is refused because too many wait. A waiting request gets inside,
 * or is refused because it has waited `maxWaitMs` or its client has hung up. `leave` ends a request that is inside.
 *
 * Decision 20 explains why.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #time: OwnTime;
  /** Callers with requests inside or waiting, by key; the caller whose turn is next comes first. */
  readonly #lines = new Map<string, Line>();
  /** Waiting requests of all callers, in order of arrival. */
  readonly #waiting = new Set<Waiting>();
  /** Callers who get fewer places for a while, by key. */
  readonly #limits = new Map<string, Limit>();
  #inside = 0;
  /** One deadline for all waiting requests: one for each would cost more than the wait. */
  #waitingLong: Deadline | undefined;

  constructor(options: FairQueueOptions) {
    this.#options = options;
    this.#time = options.time ?? ownTime;
  }

  get counts(): { readonly inside: number; readonly waiting: number } {
    return { inside: this.#inside, waiting: this.#waiting.size };
  }

  /**
   * Resolves once inside; returns undefined if the request is inside at once. Every request inside must call `leave`.
   */
  enter(caller: Caller): Promise<void> | undefined {
    if (caller.isGone) throw new GoneError();
    const line = this.#lineOf(caller.key);
    if (line.waiting.length === 0 && this.#hasRoomFor(line)) {
      this.#take(line);
      return undefined;
    }
    const { maxWaiting, maxWaitingPerCaller, name } = this.#options;
    if (this.#waiting.size >= maxWaiting || line.waiting.length >= maxWaitingPerCaller) {
      this.#forgetIdle(caller.key, line);
      throw new TooBusyError(`too many requests wait for ${name}`);
    }

    return this.#wait(caller, line);
  }

  leave(caller: Caller): void {
    const line = this.#lineOf(caller.key);
    line.inside -= 1;
    this.#inside -= 1;
    this.#forgetIdle(caller.key, line);
    this.#admitNext();
  }

  /** Returns the requests of a caller that are inside or wait. */
  loadOf(key: string): number {
    const line = this.#lines.get(key);

    return line === undefined ? 0 : line.inside + line.waiting.length;
  }

  /** Lets fewer requests of a caller get inside for a while; those that are inside stay. */
  limit(key: string, limit: FewerPlaces): void {
    const nowMs = performance.now();
    for (const [known, { untilMs }] of this.#limits) if (untilMs < nowMs) this.#limits.delete(known);
    const { restMs, forMs } = limit;
    const before = this.#limits.get(key)?.restUntilMs ?? 0;
    const restUntilMs = Math.max(before, nowMs + restMs);
    this.#limits.set(key, { ...limit, restUntilMs, untilMs: Math.max(restUntilMs, nowMs + forMs) });
    // If the caller has no request inside, no `leave` lets its next request in.
    setTimeout(() => this.#admitAll(), Math.ceil(restUntilMs - nowMs) + 1).unref();
  }

  /** Refuses all waiting requests. */
  refuseAll(error: Error): void {
    for (const waiting of this.#waiting) this.#refuse(waiting, error);
  }

  #wait(caller: Caller, line: Line): Promise<void> {
    const { maxWaitMs } = this.#options;

    return new Promise((resolve, reject) => {
      const waiting: Waiting = { caller, line, untilMs: this.#time.now() + maxWaitMs, resolve, reject };
      caller.onGone(() => this.#refuse(waiting, new GoneError()));
      line.waiting.push(waiting);
      this.#waiting.add(waiting);
      if (this.#waitingLong === undefined && maxWaitMs !== Infinity) this.#refuseLateIn(maxWaitMs);
    });
  }

  #refuse(waiting: Waiting, error: Error): void {
    const { caller, line } = waiting;
    line.waiting.splice(line.waiting.indexOf(waiting), 1);
    this.#stopWaiting(waiting);
    this.#forgetIdle(caller.key, line);
    waiting.reject(error);
  }

  #stopWaiting(waiting: Waiting): void {
    waiting.caller.onGone(undefined);
    this.#waiting.delete(waiting);
  }

  #refuseLateIn(delayMs: number): void {
    this.#waitingLong = this.#time.after(delayMs, () => this.#refuseLate());
  }

  /**
   * Refuses requests that have waited too long. All have the same maximum, so the first in the queue are the first to
   * be late.
   */
  #refuseLate(): void {
    this.#waitingLong = undefined;
    const nowMs = this.#time.now();
    for (const waiting of this.#waiting) {
      if (waiting.untilMs > nowMs) {
        this.#refuseLateIn(Math.ceil(waiting.untilMs - nowMs));
        return;
      }
      this.#refuse(waiting, new TooBusyError(`no place among the ${this.#options.name} came free in time`));
    }
  }

  #admitAll(): void {
    while (this.#admitNext());
  }

  /** Returns false if no request may get inside. */
  #admitNext(): boolean {
    const key = this.#nextKey();
    const line = key === undefined ? undefined : this.#lines.get(key);
    const next = line?.waiting.shift();
    if (key === undefined || line === undefined || next === undefined) return false;
    this.#lines.delete(key);
    this.#lines.set(key, line);
    this.#take(line);
    this.#stopWaiting(next);
    next.resolve();

    return true;
  }

  /** Returns the key of the waiting caller with the fewest requests inside; of equal ones, whose turn is next. */
  #nextKey(): string | undefined {
    if (this.#waiting.size === 0) return undefined;
    let nextKey: string | undefined;
    let fewest = Infinity;
    for (const [key, line] of this.#lines) {
      if (line.waiting.length === 0 || line.inside >= fewest || !this.#hasRoomFor(line)) continue;
      nextKey = key;
      fewest = line.inside;
      if (fewest === 0) break;
    }

    return nextKey;
  }

  #hasRoomFor(line: Line): boolean {
    const { places, placesPerCaller, reserved = 0 } = this.#options;
    const open = line.inside === 0 ? places : places - reserved;

    return this.#inside < open && line.inside < placesPerCaller && !this.#isLimited(line);
  }

  #isLimited({ key, inside }: Line): boolean {
    if (this.#limits.size === 0) return false;
    const limit = this.#limits.get(key);
    if (limit === undefined) return false;
    const nowMs = performance.now();
    if (limit.untilMs <= nowMs) {
      this.#limits.delete(key);
      return false;
    }

    return limit.restUntilMs > nowMs || inside >= limit.places;
  }

  #take(line: Line): void {
    line.inside += 1;
    this.#inside += 1;
  }

  #lineOf(key: string): Line {
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const line: Line = { key, inside: 0, waiting: [] };
    this.#lines.set(key, line);

    return line;
  }

  #forgetIdle(key: string, line: Line): void {
    if (line.inside === 0 && line.waiting.length === 0) this.#lines.delete(key);
  }
}
