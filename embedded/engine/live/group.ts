import { randomUUID } from 'node:crypto';
import type { LivePlan } from '../contract/execution.ts';
import { Cohort, type Subscriber } from './cohort.ts';
import { FetchLoop } from './fetch-loop.ts';
import { dataPayload, errorPayload, hashOf } from './payload.ts';

/** The JSON of `data` and, for a stream, the cursor after its rows. */
type Fetched = { readonly data: string; readonly cursor: string };

/**
 * Runs one statement for several cohorts; resolves to the answers by cohort id, without streams that have no new
 * rows.
 */
export type RunBatch = (plan: LivePlan, cohorts: readonly Cohort[]) => Promise<ReadonlyMap<string, Fetched>>;

export type GroupSettings = {
  readonly runBatch: RunBatch;
  readonly batchSize: number;
  readonly coalesceMs: number;
  /** Returns the JSON of the error that clients see. */
  readonly describeError: (error: unknown) => string;
  /** Returns true if trying again will help, because the database could not be reached. */
  readonly isTransient: (error: unknown) => boolean;
  /** Returns true if fetching the cohorts of a failed batch in smaller batches could help. */
  readonly isWorthSplitting: (error: unknown) => boolean;
  /** Logs an unforeseen error. */
  readonly reportFault: (error: unknown) => void;
};

/**
 * State of a cohort, and the events that change it:
 *
 * - `dirty`: the answer may have changed; a new cohort begins here. The cohort's fetch begins → `clean`.
 * - `clean`: the answer is known, or is being fetched. `refetch`, after a table was written to, or a new subscriber →
 *   `dirty`. The fetch fails because the database is away → `dirty`, so that it is repeated; any other error is sent
 *   to the subscribers and the cohort stays `clean`. The fetch brings rows of a stream → `held` if the client has yet
 *   to read them, else `dirty`, because more rows may follow.
 * - `held`: a stream's client has yet to read the rows that it was sent; writes change nothing. The client has read →
 *   `dirty`.
 *
 * A cohort ends when its last subscriber leaves.
 */
export type CohortState = 'clean' | 'dirty' | 'held';

/**
 * The subscriptions of one SQL statement and role. The loop in fetch-loop.ts decides when dirty cohorts are fetched.
 * Each subscription to a stream is a cohort of its own, with its own cursor.
 */
export class Group {
  readonly plan: LivePlan;
  readonly cohorts = new Map<string, Cohort>();
  readonly #settings: GroupSettings;
  readonly #loop: FetchLoop;
  #dirty = new Set<Cohort>();
  /** Streams whose clients have yet to read the rows that they were sent. */
  readonly #held = new Set<Cohort>();

  constructor(plan: LivePlan, settings: GroupSettings) {
    this.plan = plan;
    this.#settings = settings;
    this.#loop = new FetchLoop({
      coalesceMs: settings.coalesceMs,
      hasWork: () => this.#dirty.size > 0,
      fetch: () => this.#fetchDirty(),
      reportFault: settings.reportFault,
    });
  }

  add(values: string, subscriber: Subscriber): Cohort {
    const isStream = this.plan.cursorKey !== undefined;
    const cohort = isStream
      ? new Cohort(values, randomUUID())
      : (this.cohorts.get(values) ?? new Cohort(values));
    this.cohorts.set(cohort.key, cohort);
    cohort.add(subscriber);
    this.#dirty.add(cohort);
    this.#loop.wake();
    return cohort;
  }

  remove(cohort: Cohort, subscriber: Subscriber): void {
    cohort.delete(subscriber);
    if (!cohort.isEmpty) return;
    this.cohorts.delete(cohort.key);
    this.#dirty.delete(cohort);
    this.#held.delete(cohort);
  }

  refetch(): void {
    for (const cohort of this.cohorts.values()) if (this.stateOf(cohort) === 'clean') this.#dirty.add(cohort);
    this.#loop.wake();
  }

  stateOf(cohort: Cohort): CohortState {
    if (this.#held.has(cohort)) return 'held';

    return this.#dirty.has(cohort) ? 'dirty' : 'clean';
  }

  stop(): void {
    this.#loop.stop();
  }

  async #fetchDirty(): Promise<boolean> {
    const cohorts = [...this.#dirty];
    this.#dirty = new Set();
    const { batchSize } = this.#settings;
    const batches: Promise<boolean>[] = [];
    for (let at = 0; at < cohorts.length; at += batchSize) {
      batches.push(this.#fetch(cohorts.slice(at, at + batchSize)));
    }

    return (await Promise.all(batches)).every(Boolean);
  }

  /** Fetches and delivers the answers of these cohorts; resolves to false if the database could not be reached. */
  async #fetch(cohorts: readonly Cohort[]): Promise<boolean> {
    const newcomers = cohorts.map((cohort) => cohort.takeWaiting());
    try {
      const results = await this.#settings.runBatch(this.plan, cohorts);
      cohorts.forEach((cohort, at) => {
        const fetched = results.get(cohort.id);
        if (fetched !== undefined) this.#deliver(cohort, fetched, newcomers[at] ?? new Set());
      });
      return true;
    } catch (error) {
      return this.#fail(error, cohorts, newcomers);
    }
  }

  #deliver(cohort: Cohort, { data, cursor }: Fetched, newcomers: ReadonlySet<Subscriber>): void {
    const { cursorKey } = this.plan;
    const hash = hashOf(data);
    if (cursorKey === undefined) {
      cohort.deliver(hash, () => dataPayload(data, hash), newcomers);
      return;
    }
    if (cohort.isEmpty) return;
    cohort.advance(dataPayload(data, hash), cursor, cursorKey);
    const ready = cohort.ready();
    if (ready === undefined) {
      this.#dirty.add(cohort);
      return;
    }
    this.#held.add(cohort);
    void ready.then(() => {
      if (!this.#held.delete(cohort)) return;
      this.#dirty.add(cohort);
      this.#loop.wake();
    });
  }

  async #fail(
    error: unknown,
    cohorts: readonly Cohort[],
    newcomers: ReadonlyArray<ReadonlySet<Subscriber>>,
  ): Promise<boolean> {
    const { describeError, isTransient, isWorthSplitting } = this.#settings;
    const isAway = isTransient(error);
    cohorts.forEach((cohort, at) => cohort.giveBack(newcomers[at] ?? new Set()));
    if (!isAway && cohorts.length > 1 && isWorthSplitting(error)) {
      const middle = Math.ceil(cohorts.length / 2);
      const halves = [cohorts.slice(0, middle), cohorts.slice(middle)].map((half) => this.#fetch(half));
      return (await Promise.all(halves)).every(Boolean);
    }
    const payload = errorPayload(describeError(error));
    for (const cohort of cohorts) {
      const told = cohort.takeWaiting();
      if (!isAway) cohort.deliver(payload.hash, () => payload, told);
      else if (!cohort.isEmpty) {
        tellWithoutState(told, payload);
        cohort.giveBack(told);
        this.#dirty.add(cohort);
      }
    }
    return !isAway;
  }
}

/** Sends the error only to subscribers without an answer while the database is away; they still get the next answer. */
function tellWithoutState(told: ReadonlySet<Subscriber>, payload: ReturnType<typeof errorPayload>) {
  for (const subscriber of told) {
    if (subscriber.lastHash !== undefined) continue;
    subscriber.lastHash = payload.hash;
    subscriber.sink.next(payload);
  }
}
