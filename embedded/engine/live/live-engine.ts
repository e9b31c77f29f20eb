import type { LivePlan } from '../contract/execution.ts';
import type { Change } from './change.ts';
import { type LiveSink, send, type Subscriber, valuesOf } from './cohort.ts';
import type { Group } from './group.ts';
import { GroupRegistry, type Place, type RegistrySettings, SAFETY_STEPS } from './group-registry.ts';
import { errorPayload } from './payload.ts';

/**
 * This file keeps the state of every live query and stream (below: subscription).
 *
 * A subscription passes through these states:
 *
 * - COMPILING: `prepare` makes the plan, at `subscribe`, after a reload and at each retry. There is a plan → JOINED;
 *   if a reload began meanwhile, `prepare` runs again first, so that no plan follows old permissions. `prepare` fails:
 *   too many others wait for the database → WAITING; any other reason at `subscribe` → the call rejects and nothing is
 *   kept; later → WAITING if the database is away, else REFUSED.
 * - JOINED (`place` is set): a cohort of a group holds the subscription and answers it. Changes don't move the
 *   subscription but its cohort, see `CohortState` in group.ts. `reprepareAll`, after a reload → COMPILING.
 * - WAITING (in `#waiting`): the database was away or busy; the client keeps its last answer. The poll timer, or a reload →
 *   COMPILING.
 * - REFUSED (no `place`, not in `#waiting`): the subscription is not valid after a reload, and its client was sent the
 *   error. The next reload → COMPILING.
 * - CLOSED (`isClosed`): the end, from every state: the client unsubscribed (`close`), its sink failed, or the engine
 *   stopped.
 *
 * A group lives from the first subscription that joins it to the last that leaves it. Five events make groups refetch:
 * `changed` (a commit's notification), `refetchAll` (the feed was interrupted), the clock timer (conditions on the
 * time of day), the poll timer (tables that can't be watched) and the safety timer (in case a notification was lost).
 */

/** A subscription as a transport passes it to the engine. */
export type LiveRequest = LiveSink & {
  /** Compiles the subscription; called again after a reload of the schema. */
  readonly prepare: () => Promise<LivePlan>;
  /** Network of the client. */
  readonly network: string;
  /** Equal for requests that get equal plans: same session, document and variables. */
  readonly key?: string | undefined;
};

export type LiveHandle = { readonly close: () => void };

export type LiveSettings = RegistrySettings & {
  /**
   * Milliseconds between refetches of groups that can't be watched; of all while the feed is down or the mode is
   * `poll`.
   */
  readonly pollIntervalMs: number;
  readonly safetyIntervalMs: number;
  /**
   * Upper bound for noticing that a condition on the time has changed; a shorter poll interval replaces it. The looks
   * come at multiples of it by the clock.
   */
  readonly clockIntervalMs?: number | undefined;
};

type Entry = {
  readonly request: LiveRequest;
  readonly subscriber: Subscriber;
  place: Place | undefined;
  isClosed: boolean;
};

const CLOCK_INTERVAL_MS = 1_000;
/** Milliseconds by which the clock of another machine's database may be behind. */
const AFTER_MS = 5;
/** Subscriptions that a reload compiles at the same time. */
const REPREPARED_AT_ONCE = 10;

/**
 * Runs subscriptions in groups of equal SQL, which are refetched when a table that they depend on has changed. The top
 * of this file describes a subscription's states.
 *
 * Its tests are live-engine.test.ts, tests/engine/live/live.test.ts and tests/faults/engine.test.ts.
 */
export class LiveEngine {
  readonly #settings: LiveSettings;
  readonly #groups: GroupRegistry;
  readonly #entries = new Set<Entry>();
  #isFeedUp = false;
  /** Answers that were asked of the database so far. */
  #fetched = 0;
  #timers: NodeJS.Timeout[] = [];
  #clock: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** Counts reloads: a plan whose compiling began before a reload is compiled again. */
  #generation = 0;
  /** Subscriptions that could not be compiled because the database was away or busy; tried again at every poll. */
  readonly #waiting = new Set<Entry>();

  constructor(settings: LiveSettings) {
    this.#settings = settings;
    this.#groups = new GroupRegistry({
      ...settings,
      runBatch: (plan, cohorts, limitMs) => {
        this.#fetched += cohorts.length;
        return settings.runBatch(plan, cohorts, limitMs);
      },
    });
  }

  start(): void {
    const { pollIntervalMs, safetyIntervalMs, clockIntervalMs = CLOCK_INTERVAL_MS } = this.#settings;
    this.#timers = [
      setInterval(() => this.#poll(), pollIntervalMs),
      setInterval(() => this.#groups.refetchPart(), Math.max(1, safetyIntervalMs / SAFETY_STEPS)),
    ];
    this.#watchClock(Math.min(pollIntervalMs, clockIntervalMs));
  }

  stop(): void {
    this.#timers.forEach(clearInterval);
    clearTimeout(this.#clock);
    for (const group of this.#groups.all()) group.stop();
    for (const entry of this.#entries) entry.isClosed = true;
    this.#entries.clear();
    this.#isStopped = true;
  }

  /**
   * Compiles and joins a subscription. Rejects with an EngineError if it can't be compiled; then nothing of it is
   * kept.
   */
  async subscribe(request: LiveRequest): Promise<LiveHandle> {
    const plan = await this.#compileUnlessBusy(request);
    if (this.#isStopped) return { close: () => undefined };
    const fail = (error: unknown) => this.#fail(entry, error);
    const entry: Entry = {
      request,
      subscriber: { sink: request, fail, network: request.network, lastHash: undefined },
      place: undefined,
      isClosed: false,
    };
    this.#entries.add(entry);
    if (plan === undefined) this.#waiting.add(entry);
    else this.#join(entry, plan);

    return { close: () => this.#close(entry) };
  }

  /** Refetches the answers that a change may alter, after its transaction was committed. */
  changed(change: Change): void {
    this.#groups.refetchChanged(change, performance.now());
  }

  /** Refetches all groups, because changes may have been missed. */
  refetchAll(): void {
    refetch(this.#groups.all());
  }

  /** Sets whether notifications arrive; while they don't, all groups are polled. */
  setFeedUp(isUp: boolean): void {
    this.#isFeedUp = isUp;
  }

  /** Sets the tables that have triggers; groups that depend on any other table are polled. */
  setWatched(watched: ReadonlySet<string>): void {
    this.#groups.setWatched(watched);
  }

  /**
   * Compiles every subscription again, after a reload. All leave their groups first, before this returns its promise, so
   * that none is answered by old permissions. Equal requests are compiled once. A subscription that is no longer valid is
   * sent the error and waits for the next reload.
   */
  async reprepareAll(): Promise<void> {
    this.#generation += 1;
    const entries = [...this.#entries];
    for (const entry of entries) this.#leave(entry);
    const queue = equalRequests(entries).values();
    const work = async () => {
      for (const equal of queue) await this.#rejoinEqual(equal);
    };
    await Promise.all(Array.from({ length: REPREPARED_AT_ONCE }, work));
  }

  counts(): { subscriptions: number; groups: number; cohorts: number; fetched: number } {
    let cohorts = 0;
    for (const group of this.#groups.all()) cohorts += group.cohorts.size;
    return { subscriptions: this.#entries.size, groups: this.#groups.size, cohorts, fetched: this.#fetched };
  }

  /** Returns a plan by the current permissions: if a reload begins during `prepare`, it is called again. */
  async #compile(request: LiveRequest): Promise<LivePlan> {
    for (;;) {
      const generation = this.#generation;
      const plan = await request.prepare();
      if (generation === this.#generation) return plan;
    }
  }

  /** Returns undefined if too many others wait for the database; it is tried again at every poll. */
  async #compileUnlessBusy(request: LiveRequest): Promise<LivePlan | undefined> {
    try {
      return await this.#compile(request);
    } catch (error) {
      if (this.#settings.kindOfFailure(error) === 'busy') return undefined;
      throw error;
    }
  }

  /** Compiles once for entries with equal requests. */
  async #rejoinEqual(entries: readonly Entry[]): Promise<void> {
    const first = entries.find(({ isClosed }) => !isClosed);
    if (first === undefined) return;
    const compiled = this.#compile(first.request);
    await Promise.all(entries.map((entry) => this.#rejoin(entry, () => compiled)));
  }

  async #rejoin(entry: Entry, compile = () => this.#compile(entry.request)): Promise<void> {
    this.#waiting.delete(entry);
    try {
      const plan = await compile();
      if (!entry.isClosed && entry.place === undefined) this.#join(entry, plan);
    } catch (error) {
      if (entry.isClosed) return;
      if (['away', 'busy'].includes(this.#settings.kindOfFailure(error))) this.#waiting.add(entry);
      else this.#tellFault(entry, error);
    }
  }

  #tellFault({ subscriber }: Entry, error: unknown): void {
    const payload = errorPayload(this.#settings.describeError(error));
    subscriber.lastHash = payload.hash;
    send(subscriber, payload);
  }

  #fail(entry: Entry, error: unknown): void {
    this.#settings.reportFault(error);
    this.#close(entry);
  }

  #close(entry: Entry): void {
    entry.isClosed = true;
    this.#entries.delete(entry);
    this.#waiting.delete(entry);
    this.#leave(entry);
  }

  #join(entry: Entry, plan: LivePlan): void {
    entry.place = this.#groups.join(plan, valuesOf(plan, entry.subscriber), entry.subscriber);
  }

  #leave(entry: Entry): void {
    if (entry.place === undefined) return;
    const { place } = entry;
    entry.place = undefined;
    this.#groups.leave(place, entry.subscriber);
  }

  /**
   * Refetches what depends on the time right after each second, by default: people choose whole minutes, which take
   * effect at once then, at every engine alike. After a sleep of the machine the timer fires late and finds the second again.
   */
  #watchClock(intervalMs: number): void {
    const toNextMs = intervalMs - (Date.now() % intervalMs);
    this.#clock = setTimeout(() => {
      refetch(this.#groups.timed());
      this.#watchClock(intervalMs);
    }, toNextMs + AFTER_MS);
  }

  #poll(): void {
    const isPushed = this.#isFeedUp && this.#settings.mode === 'push';
    refetch(isPushed ? this.#groups.polled() : this.#groups.all());
    for (const entry of this.#waiting) void this.#rejoin(entry);
  }
}

function refetch(groups: Iterable<Group>): void {
  for (const group of groups) group.refetch();
}

/** Returns the entries by equal requests; a request without a key is equal to no other. */
function equalRequests(entries: readonly Entry[]): Map<unknown, Entry[]> {
  const equal = new Map<unknown, Entry[]>();
  for (const entry of entries) {
    const key = entry.request.key ?? entry;
    const others = equal.get(key);
    if (others === undefined) equal.set(key, [entry]);
    else others.push(entry);
  }

  return equal;
}
