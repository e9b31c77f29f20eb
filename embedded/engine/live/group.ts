import { randomUUID } from 'node:crypto';
import type { LivePlan } from '../contract/execution.ts';
import { Cohort, type Subscriber } from './cohort.ts';
import { Pace } from './pace.ts';
import { dataPayload, errorPayload, hashOf } from './payload.ts';

/** The JSON of `data` and, of a stream, the cursor after it. */
type Fetched = { readonly data: string; readonly cursor: string };

/** Runs one statement for some cohorts; resolves to what was fetched by cohort id. */
export type RunBatch = (plan: LivePlan, cohorts: readonly Cohort[]) => Promise<ReadonlyMap<string, Fetched>>;

export type GroupSettings = {
  readonly runBatch: RunBatch;
  readonly batchSize: number;
  readonly coalesceMs: number;
  /** The JSON of the error that clients see. */
  readonly describeError: (error: unknown) => string;
  /** True where trying again will help: no connection to the database. */
  readonly isTransient: (error: unknown) => boolean;
  /** True where trying the cohorts of a failed batch one by one could help. */
  readonly isWorthSplitting: (error: unknown) => boolean;
};

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 2_000;

/**
 * The live queries of one SQL statement and role.
 *
 * A cohort is dirty → (the pace allows) → fetched → delivered. What becomes dirty during a fetch is fetched
 * again after it, never beside it, so states arrive in order. A failed fetch is told to subscribers, unless
 * the database is away: then those with a state keep it, and the fetch is repeated until it succeeds.
 *
 * A stream's subscriptions are cohorts of their own, each with its cursor. One that got rows is fetched again until
 * none are left, as fast as its client reads.
 */
export class Group {
  readonly plan: LivePlan;
  readonly cohorts = new Map<string, Cohort>();
  readonly #settings: GroupSettings;
  readonly #pace: Pace;
  #dirty = new Set<Cohort>();
  /** Streams whose clients have yet to read what they got. */
  readonly #held = new Set<Cohort>();
  #isRunning = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  #immediate: NodeJS.Immediate | undefined;
  #retryMs = 0;

  constructor(plan: LivePlan, settings: GroupSettings) {
    this.plan = plan;
    this.#settings = settings;
    this.#pace = new Pace(settings.coalesceMs);
  }

  add(values: string, subscriber: Subscriber): Cohort {
    const isStream = this.plan.cursorKey !== undefined;
    const cohort = isStream
      ? new Cohort(values, randomUUID())
      : (this.cohorts.get(values) ?? new Cohort(values));
    this.cohorts.set(cohort.key, cohort);
    cohort.add(subscriber);
    this.#dirty.add(cohort);
    this.#schedule();
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
    for (const cohort of this.cohorts.values()) if (!this.#held.has(cohort)) this.#dirty.add(cohort);
    this.#schedule();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearImmediate(this.#immediate);
  }

  #schedule(): void {
    const isPlanned = this.#timer !== undefined || this.#immediate !== undefined;
    if (isPlanned || this.#isRunning || this.#isStopped || this.#dirty.size === 0) return;
    const delayMs = this.#retryMs || this.#pace.delayMs(performance.now());
    if (delayMs === 0) this.#immediate = setImmediate(() => void this.#run());
    else this.#timer = setTimeout(() => void this.#run(), delayMs);
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    this.#immediate = undefined;
    this.#isRunning = true;
    const startedMs = performance.now();
    const cohorts = [...this.#dirty];
    this.#dirty = new Set();
    const { batchSize } = this.#settings;
    const batches: Promise<boolean>[] = [];
    for (let at = 0; at < cohorts.length; at += batchSize) {
      batches.push(this.#fetch(cohorts.slice(at, at + batchSize)));
    }
    const isReached = (await Promise.all(batches)).every(Boolean);

    this.#retryMs = isReached ? 0 : Math.min(Math.max(this.#retryMs * 2, FIRST_RETRY_MS), MAX_RETRY_MS);
    this.#pace.finished(startedMs, performance.now());
    this.#isRunning = false;
    this.#schedule();
  }

  /** False where the database could not be reached. */
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
      this.#schedule();
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

/** Only those who have no state yet learn that the database is away; it is no state, so any later one is news. */
function tellWithoutState(told: ReadonlySet<Subscriber>, payload: ReturnType<typeof errorPayload>) {
  for (const subscriber of told) {
    if (subscriber.lastHash !== undefined) continue;
    subscriber.lastHash = payload.hash;
    subscriber.sink.next(payload);
  }
}
