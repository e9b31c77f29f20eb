import { type LivePlan, tableKey } from '../contract/execution.ts';
import { type Cohort, type LiveSink, type Subscriber, valuesOf } from './cohort.ts';
import { Group, type GroupSettings } from './group.ts';
import { errorPayload } from './payload.ts';

/** A subscription as a transport brings it. */
export type LiveRequest = LiveSink & {
  /** Compiles it; called again after a reload of the schema. */
  readonly prepare: () => Promise<LivePlan>;
};

export type LiveHandle = { readonly close: () => void };

export type LiveSettings = GroupSettings & {
  readonly mode: 'push' | 'poll';
  /** For what can't be watched, and for everything while the feed is down or the mode is `poll`. */
  readonly pollIntervalMs: number;
  readonly safetyIntervalMs: number;
};

type Entry = {
  readonly request: LiveRequest;
  readonly subscriber: Subscriber;
  place: Place | undefined;
  isClosed: boolean;
};
type Place = { readonly group: Group; readonly cohort: Cohort };

/** An edge of time is seen this late at most, however rarely all else is polled. */
const CLOCK_INTERVAL_MS = 1_000;
/** Looks for groups due for the safety refetch this often in one interval, so that they are spread out. */
const SAFETY_STEPS = 10;

/**
 * Live queries: groups of equal SQL, refetched when a table they depend on has changed.
 *
 * What changes come from: `tableChanged` (a commit's notification), `refetchAll` (the feed was interrupted),
 * the clock timer (conditions on the time of day), the poll timer (tables that can't be watched) and the safety timer
 * (should all else fail).
 *
 * Shown beside it, in tests/engine/live.test.ts and in tests/faults/engine.test.ts.
 */
export class LiveEngine {
  readonly #settings: LiveSettings;
  readonly #groups = new Map<string, Group>();
  readonly #groupsByTable = new Map<string, Set<Group>>();
  readonly #polled = new Set<Group>();
  /** Their answers change as time goes by. */
  readonly #timed = new Set<Group>();
  readonly #entries = new Set<Entry>();
  #watched: ReadonlySet<string> = new Set();
  #isFeedUp = false;
  #timers: NodeJS.Timeout[] = [];
  #safetyStep = 0;
  /** Counts reloads: what was compiled before one is compiled again. */
  #generation = 0;
  /** Could not be compiled since the database is away; tried again at every poll. */
  readonly #waiting = new Set<Entry>();

  constructor(settings: LiveSettings) {
    this.#settings = settings;
  }

  start(): void {
    const { pollIntervalMs, safetyIntervalMs } = this.#settings;
    this.#timers = [
      setInterval(() => this.#poll(), pollIntervalMs),
      setInterval(() => this.#refetchTimed(), Math.min(pollIntervalMs, CLOCK_INTERVAL_MS)),
      setInterval(() => this.#refetchSome(), Math.max(1, safetyIntervalMs / SAFETY_STEPS)),
    ];
  }

  stop(): void {
    this.#timers.forEach(clearInterval);
    for (const group of this.#groups.values()) group.stop();
    for (const entry of this.#entries) entry.isClosed = true;
    this.#entries.clear();
  }

  /** Rejects with the EngineError of a subscription that can't be compiled; then nothing is left behind. */
  async subscribe(request: LiveRequest): Promise<LiveHandle> {
    const plan = await this.#compile(request);
    const entry: Entry = {
      request,
      subscriber: { sink: this.#guarded(request, () => this.#close(entry)), lastHash: undefined },
      place: undefined,
      isClosed: false,
    };
    this.#entries.add(entry);
    this.#join(entry, plan);

    return { close: () => this.#close(entry) };
  }

  /** A transaction that wrote to a table was committed. */
  tableChanged(key: string): void {
    for (const group of this.#groupsByTable.get(key) ?? []) group.refetch();
  }

  /** Nobody knows what changed. */
  refetchAll(): void {
    for (const group of this.#groups.values()) group.refetch();
  }

  /** Whether notifications arrive; while they don't, everything is polled. */
  setFeedUp(isUp: boolean): void {
    this.#isFeedUp = isUp;
  }

  /** Names the tables that have triggers; live queries on others are polled. */
  setWatched(watched: ReadonlySet<string>): void {
    this.#watched = watched;
    this.#polled.clear();
    for (const group of this.#groups.values()) if (!this.#isWatched(group.plan)) this.#polled.add(group);
  }

  /**
   * Compiles every subscription again, as after a reload. None gets anything by its old rights from now on; one that is
   * no longer valid is told so and waits for the next reload.
   */
  async reprepareAll(): Promise<void> {
    this.#generation += 1;
    const entries = [...this.#entries];
    for (const entry of entries) this.#leave(entry);
    for (const entry of entries) await this.#rejoin(entry);
  }

  counts(): { subscriptions: number; groups: number; cohorts: number } {
    let cohorts = 0;
    for (const group of this.#groups.values()) cohorts += group.cohorts.size;
    return { subscriptions: this.#entries.size, groups: this.#groups.size, cohorts };
  }

  /** A plan by the rights of now: a reload on the way means once more. */
  async #compile(request: LiveRequest): Promise<LivePlan> {
    for (;;) {
      const generation = this.#generation;
      const plan = await request.prepare();
      if (generation === this.#generation) return plan;
    }
  }

  async #rejoin(entry: Entry): Promise<void> {
    this.#waiting.delete(entry);
    try {
      const plan = await this.#compile(entry.request);
      if (!entry.isClosed && entry.place === undefined) this.#join(entry, plan);
    } catch (error) {
      if (entry.isClosed) return;
      if (this.#settings.isTransient(error)) this.#waiting.add(entry);
      else this.#tellFault(entry, error);
    }
  }

  #tellFault({ subscriber }: Entry, error: unknown): void {
    const payload = errorPayload(this.#settings.describeError(error));
    subscriber.lastHash = payload.hash;
    subscriber.sink.next(payload);
  }

  /** A subscriber that throws loses its subscription and takes nobody else's answer away. */
  #guarded(request: LiveRequest, close: () => void): LiveSink {
    const fail = (error: unknown) => {
      this.#settings.reportFault(error);
      close();
    };

    return {
      next: (payload) => {
        try {
          request.next(payload);
        } catch (error) {
          fail(error);
        }
      },
      ready: () => request.ready?.()?.catch(fail),
    };
  }

  #close(entry: Entry): void {
    entry.isClosed = true;
    this.#entries.delete(entry);
    this.#waiting.delete(entry);
    this.#leave(entry);
  }

  #join(entry: Entry, plan: LivePlan): void {
    const group = this.#groups.get(plan.groupKey) ?? this.#createGroup(plan);
    entry.place = { group, cohort: group.add(valuesOf(plan, entry.subscriber), entry.subscriber) };
  }

  #leave(entry: Entry): void {
    if (entry.place === undefined) return;
    const { group, cohort } = entry.place;
    entry.place = undefined;
    group.remove(cohort, entry.subscriber);
    if (group.cohorts.size === 0) this.#dropGroup(group);
  }

  #createGroup(plan: LivePlan): Group {
    const group = new Group(plan, this.#settings);
    this.#groups.set(plan.groupKey, group);
    if (!this.#isWatched(plan)) this.#polled.add(group);
    if (plan.readsClock === true) this.#timed.add(group);
    for (const key of plan.dependencies.map(tableKey)) {
      const groups = this.#groupsByTable.get(key) ?? new Set();
      this.#groupsByTable.set(key, groups.add(group));
    }
    return group;
  }

  #dropGroup(group: Group): void {
    group.stop();
    this.#groups.delete(group.plan.groupKey);
    this.#polled.delete(group);
    this.#timed.delete(group);
    for (const key of group.plan.dependencies.map(tableKey)) {
      const groups = this.#groupsByTable.get(key);
      groups?.delete(group);
      if (groups?.size === 0) this.#groupsByTable.delete(key);
    }
  }

  #isWatched(plan: LivePlan): boolean {
    return (
      this.#settings.mode === 'push' && plan.dependencies.every((table) => this.#watched.has(tableKey(table)))
    );
  }

  #poll(): void {
    const groups = this.#isFeedUp && this.#settings.mode === 'push' ? this.#polled : this.#groups.values();
    for (const group of groups) group.refetch();
    for (const entry of this.#waiting) void this.#rejoin(entry);
  }

  #refetchTimed(): void {
    for (const group of this.#timed) group.refetch();
  }

  #refetchSome(): void {
    this.#safetyStep = (this.#safetyStep + 1) % SAFETY_STEPS;
    let at = 0;
    for (const group of this.#groups.values()) {
      if (at % SAFETY_STEPS === this.#safetyStep) group.refetch();
      at += 1;
    }
  }
}
