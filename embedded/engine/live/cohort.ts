import { randomUUID } from 'node:crypto';
import type { LivePlan } from '../contract/execution.ts';
import { quoteValues } from '../model/postgres-value.ts';
import type { Lane, LaneMember } from './lane.ts';
import type { Payload } from './payload.ts';

/** Receiver of a subscription's answers. */
export type LiveSink = {
  /** Receives an answer that differs from the one before. Must not block. */
  readonly next: (payload: Payload) => void;
  /**
   * Asks for room for an answer of `bytes`. Undefined means: send it. A promise means: drop it, and make the latest answer
   * when the promise resolves.
   */
  readonly ready?: (bytes: number) => Promise<void> | undefined;
};

/** One subscription in a cohort. */
export type Subscriber = {
  readonly sink: LiveSink;
  /** Ends the subscription, whose sink has thrown or rejected. */
  readonly fail: (error: unknown) => void;
  /** Network of the client, which pays for the turns that the subscription needs. */
  readonly network: string;
  /** Hash of the answer that the subscriber got last. */
  lastHash: string | undefined;
  /** Cursor after the rows that the subscriber of a stream got last. */
  cursor?: string;
};

/** No subscribers. Most cohorts have none that wait or are behind, so these share one set, to which none is added. */
const NONE = new Set<Subscriber>();
export const NOBODY: ReadonlySet<Subscriber> = NONE;

/** Sends an answer; an error in one sink does not stop the answers of others. */
export function send({ sink, fail }: Subscriber, payload: Payload): void {
  try {
    sink.next(payload);
  } catch (error) {
    fail(error);
  }
}

/** The subscriptions of one group that have the same values, hence the same answer. */
export class Cohort implements LaneMember<Cohort> {
  readonly id = randomUUID();
  /** Key under which the group holds the cohort. */
  readonly key: string;
  values: string;
  /** The values as elements of array literals, with `values` and the columns of which they were made last. */
  #elements: readonly string[] = [];
  #elementsOf = '';
  #columns: readonly string[] | undefined;
  /** Subscribers that have the answer with `hash`, or will get the answer of the statement under way. */
  readonly current = new Set<Subscriber>();
  /** Subscribers that came since the last statement was sent: its answer may be older than their subscription. */
  waiting = NONE;
  /** Subscribers whose clients have yet to read other answers; each waits for its turn to get the latest. */
  behind = NONE;
  hash: string | undefined;
  lane: Lane<Cohort> | undefined;
  isDirty = false;
  /** Set while the answer is being fetched: cancels that if no cohort of the same statement has a subscriber any more. */
  giveUp: (() => void) | undefined;
  /** Number of subscribers by network. */
  readonly networks = new Map<string, number>();
  readonly #onTurn: (cohort: Cohort) => void;

  /** `onTurn` is called when a subscriber that was behind has become a waiting one. */
  constructor(values: string, { key = values, onTurn }: CohortOptions) {
    this.values = values;
    this.key = key;
    this.#onTurn = onTurn;
  }

  /** Returns the values as elements of array literals; they are made again only for a stream's next cursor. */
  elements(columns: readonly string[] | undefined): readonly string[] {
    if (this.#elementsOf !== this.values || this.#columns !== columns) {
      this.#elementsOf = this.values;
      this.#columns = columns;
      this.#elements = quoteValues(this.values, columns);
    }

    return this.#elements;
  }

  get isEmpty(): boolean {
    return this.isBehind && this.behind.size === 0;
  }

  /** True if no subscriber can take an answer at the moment. */
  get isBehind(): boolean {
    return this.current.size === 0 && this.waiting.size === 0;
  }

  add(subscriber: Subscriber): void {
    this.#wait(subscriber);
    this.networks.set(subscriber.network, (this.networks.get(subscriber.network) ?? 0) + 1);
  }

  delete(subscriber: Subscriber): void {
    const isHere = [this.current, this.waiting, this.behind].some((set) => set.delete(subscriber));
    if (!isHere) return;
    const left = (this.networks.get(subscriber.network) ?? 1) - 1;
    if (left > 0) this.networks.set(subscriber.network, left);
    else this.networks.delete(subscriber.network);
  }

  /** Moves the waiting subscribers to `current` and returns them; the statement about to be sent answers them too. */
  takeWaiting(): ReadonlySet<Subscriber> {
    if (this.waiting.size === 0) return NOBODY;
    const taken = this.waiting;
    this.waiting = NONE;
    for (const subscriber of taken) this.current.add(subscriber);
    return taken;
  }

  /** Undoes `takeWaiting` for subscribers that are still here, after the statement failed. */
  giveBack(taken: ReadonlySet<Subscriber>): void {
    for (const subscriber of taken) if (this.current.delete(subscriber)) this.#wait(subscriber);
  }

  /** Sends an answer to every subscriber whose last answer differs from it and who can take it. */
  deliver(payload: Payload, newcomers: ReadonlySet<Subscriber>): void {
    const { hash } = payload;
    const isNews = hash !== this.hash;
    this.hash = hash;
    for (const subscriber of isNews ? this.current : newcomers) {
      if (subscriber.lastHash === hash || (!isNews && !this.current.has(subscriber))) continue;
      if (!this.#canTake(subscriber, payload)) continue;
      subscriber.lastHash = hash;
      send(subscriber, payload);
    }
  }

  /**
   * Sends the next rows of a stream and sets the cursor after them, where the next fetch begins. If its subscriber
   * can't take them, the cursor stays, and the rows are fetched again at its turn.
   */
  advance(payload: Payload, cursor: string, cursorKey: string): void {
    this.hash = undefined;
    for (const subscriber of this.current) {
      if (!this.#canTake(subscriber, payload)) continue;
      this.values = withCursor(this.values, cursor, cursorKey);
      subscriber.lastHash = payload.hash;
      subscriber.cursor = cursor;
      send(subscriber, payload);
      // Asks for as much room again, so that no further rows are fetched in vain.
      this.#canTake(subscriber, payload);
    }
  }

  #canTake(subscriber: Subscriber, { bytes }: Payload): boolean {
    const turn = subscriber.sink.ready?.(bytes);
    if (turn === undefined) return true;
    this.current.delete(subscriber);
    if (this.behind === NONE) this.behind = new Set();
    this.behind.add(subscriber);
    turn.then(() => {
      if (!this.behind.delete(subscriber)) return;
      this.#wait(subscriber);
      this.#onTurn(this);
    }, subscriber.fail);

    return false;
  }

  #wait(subscriber: Subscriber): void {
    if (this.waiting === NONE) this.waiting = new Set();
    this.waiting.add(subscriber);
  }
}

type CohortOptions = { readonly key?: string; readonly onTurn: (cohort: Cohort) => void };

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
