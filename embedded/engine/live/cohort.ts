import { randomUUID } from 'node:crypto';
import type { LivePlan } from '../contract/execution.ts';
import type { Payload } from './payload.ts';

/** Who wants the states of a live query. */
export type LiveSink = {
  /** Gets a state that differs from the one before. Must not throw and must not block. */
  readonly next: (payload: Payload) => void;
  /** Resolves once a client that reads slowly can take more; undefined where it can already. */
  readonly ready?: () => Promise<void> | undefined;
};

/** One subscription's place in a cohort. */
export type Subscriber = {
  readonly sink: LiveSink;
  /** Of the state that it got last. */
  lastHash: string | undefined;
  /** How far it has come in a stream. */
  cursor?: string;
};

/** The subscriptions of one group that have the same values, hence the same answer. */
export class Cohort {
  readonly id = randomUUID();
  /** By what a group finds it. */
  readonly key: string;
  values: string;
  /** Have the state of `hash`. */
  readonly current = new Set<Subscriber>();
  /** Came since the last statement was sent: its answer may be older than they are. */
  waiting = new Set<Subscriber>();
  hash: string | undefined;

  constructor(values: string, key = values) {
    this.values = values;
    this.key = key;
  }

  get isEmpty(): boolean {
    return this.current.size === 0 && this.waiting.size === 0;
  }

  add(subscriber: Subscriber): void {
    this.waiting.add(subscriber);
  }

  delete(subscriber: Subscriber): void {
    this.current.delete(subscriber);
    this.waiting.delete(subscriber);
  }

  /** Those who wait now; the answer of the statement about to be sent is for them. */
  takeWaiting(): Set<Subscriber> {
    const taken = this.waiting;
    this.waiting = new Set();
    for (const subscriber of taken) this.current.add(subscriber);
    return taken;
  }

  /** Undoes `takeWaiting` for those who are still here: the statement failed. */
  giveBack(taken: ReadonlySet<Subscriber>): void {
    for (const subscriber of taken) if (this.current.delete(subscriber)) this.waiting.add(subscriber);
  }

  /** Hands a state to everyone who has another one. */
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

  /** Hands the next rows of a stream out; those that come next follow the cursor. */
  advance(payload: Payload, cursor: string, cursorKey: string): void {
    this.hash = undefined;
    this.values = withCursor(this.values, cursor, cursorKey);
    for (const subscriber of this.current) {
      subscriber.lastHash = payload.hash;
      subscriber.cursor = cursor;
      subscriber.sink.next(payload);
    }
  }

  /** Resolves once everyone can take more; undefined where they can already. */
  ready(): Promise<unknown> | undefined {
    const waits = [...this.current].flatMap(({ sink }) => sink.ready?.() ?? []);

    return waits.length === 0 ? undefined : Promise.all(waits);
  }
}

/** A stream that is compiled again goes on where it was. */
export function valuesOf({ cohortValues, cursorKey }: LivePlan, { cursor }: Subscriber): string {
  return cursor === undefined || cursorKey === undefined
    ? cohortValues
    : withCursor(cohortValues, cursor, cursorKey);
}

/** A cohort's values with another cursor among them. */
function withCursor(values: string, cursor: string, cursorKey: string): string {
  return JSON.stringify({ ...(JSON.parse(values) as object), [cursorKey]: cursor });
}
