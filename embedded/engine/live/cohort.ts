import { randomUUID } from 'node:crypto';
import type { LivePlan } from '../contract/execution.ts';
import type { Payload } from './payload.ts';

/** Receiver of a subscription's answers. */
export type LiveSink = {
  /** Receives an answer that differs from the one before. Must not throw and must not block. */
  readonly next: (payload: Payload) => void;
  /** Resolves once a client that reads slowly can take more; returns undefined if it can already. */
  readonly ready?: () => Promise<void> | undefined;
};

/** Wraps a sink so that an error in it is passed to `fail` and does not stop the answers of others. */
export function guardedSink(sink: LiveSink, fail: (error: unknown) => void): LiveSink {
  return {
    next: (payload) => {
      try {
        sink.next(payload);
      } catch (error) {
        fail(error);
      }
    },
    ready: () => sink.ready?.()?.catch(fail),
  };
}

/** One subscription in a cohort. */
export type Subscriber = {
  readonly sink: LiveSink;
  /** Network of the client, which pays for the turns that the subscription needs. */
  readonly network: string;
  /** Hash of the answer that the subscriber got last. */
  lastHash: string | undefined;
  /** Cursor after the rows that the subscriber of a stream got last. */
  cursor?: string;
};

/** The subscriptions of one group that have the same values, hence the same answer. */
export class Cohort {
  readonly id = randomUUID();
  /** Key under which the group holds the cohort. */
  readonly key: string;
  values: string;
  /** Subscribers that have the answer with `hash`, or will get the answer of the statement under way. */
  readonly current = new Set<Subscriber>();
  /** Subscribers that came since the last statement was sent: its answer may be older than their subscription. */
  waiting = new Set<Subscriber>();
  hash: string | undefined;
  /** Number of subscribers by network. */
  readonly networks = new Map<string, number>();

  constructor(values: string, key = values) {
    this.values = values;
    this.key = key;
  }

  get isEmpty(): boolean {
    return this.current.size === 0 && this.waiting.size === 0;
  }

  add(subscriber: Subscriber): void {
    this.waiting.add(subscriber);
    this.networks.set(subscriber.network, (this.networks.get(subscriber.network) ?? 0) + 1);
  }

  delete(subscriber: Subscriber): void {
    const isHere = this.current.delete(subscriber) || this.waiting.delete(subscriber);
    if (!isHere) return;
    const left = (this.networks.get(subscriber.network) ?? 1) - 1;
    if (left > 0) this.networks.set(subscriber.network, left);
    else this.networks.delete(subscriber.network);
  }

  /** Moves the waiting subscribers to `current` and returns them; the statement about to be sent answers them too. */
  takeWaiting(): Set<Subscriber> {
    const taken = this.waiting;
    this.waiting = new Set();
    for (const subscriber of taken) this.current.add(subscriber);
    return taken;
  }

  /** Undoes `takeWaiting` for subscribers that are still here, after the statement failed. */
  giveBack(taken: ReadonlySet<Subscriber>): void {
    for (const subscriber of taken) if (this.current.delete(subscriber)) this.waiting.add(subscriber);
  }

  /** Sends an answer to every subscriber whose last answer differs from it. */
  deliver(hash: string, makePayload: () => Payload, newcomers: ReadonlySet<Subscriber>): void {
    const isNews = hash !== this.hash;
    this.hash = hash;
    let payload: Payload | undefined;
    for (const subscriber of isNews ? this.current : newcomers) {
      if (subscriber.lastHash === hash || !this.current.has(subscriber)) continue;
      subscriber.lastHash = hash;
      payload ??= makePayload();
      subscriber.sink.next(payload);
    }
  }

  /** Sends the next rows of a stream and sets the cursor after them, where the next fetch begins. */
  advance(payload: Payload, cursor: string, cursorKey: string): void {
    this.hash = undefined;
    this.values = withCursor(this.values, cursor, cursorKey);
    for (const subscriber of this.current) {
      subscriber.lastHash = payload.hash;
      subscriber.cursor = cursor;
      subscriber.sink.next(payload);
    }
  }

  /** Resolves once every subscriber can take more; returns undefined if all can already. */
  ready(): Promise<unknown> | undefined {
    const waits = [...this.current].flatMap(({ sink }) => sink.ready?.() ?? []);

    return waits.length === 0 ? undefined : Promise.all(waits);
  }
}

/** Returns a subscription's values; a stream that is compiled again continues at its last cursor. */
export function valuesOf({ cohortValues, cursorKey }: LivePlan, { cursor }: Subscriber): string {
  return cursor === undefined || cursorKey === undefined
    ? cohortValues
    : withCursor(cohortValues, cursor, cursorKey);
}

/** Returns a cohort's values with the cursor replaced. */
function withCursor(values: string, cursor: string, cursorKey: string): string {
  return JSON.stringify({ ...(JSON.parse(values) as object), [cursorKey]: cursor });
}
