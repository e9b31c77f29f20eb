import { randomUUID } from 'node:crypto';
import type { LivePlan } from '../contract/execution.ts';
import { Cohort, NOBODY, send, type Subscriber } from './cohort.ts';
import type { Lane, LaneKind } from './lane.ts';
import { Lanes } from './lanes.ts';
import { errorPayload, hashOf, Payload } from './payload.ts';

/** The JSON of `data` and, for a stream, the cursor after its rows. */
export type Fetched = { readonly data: string; readonly cursor: string };

/** A statement under way for several cohorts. */
type RunningBatch = {
  /** Resolves to the answers in the order of the cohorts; a stream without new rows has none. */
  readonly answers: Promise<ReadonlyArray<Fetched | undefined>>;
  /** Takes the statement out of the queue, or cancels it; `answers` rejects then. */
  readonly cancel: () => void;
};

/** Runs one statement for several cohorts and cancels it after `limitMs`. */
export type RunBatch = (plan: LivePlan, cohorts: readonly Cohort[], limitMs: number) => RunningBatch;

/**
 * Kind of an error of a batch:
 *
 * - `away`: the database could not be reached
 * - `busy`: too many others are served, or a table is locked; no subscriber is told, and the batch is tried again
 * - `slow`: the statement took longer than it may
 * - `fault`: any other; fetching the cohorts in smaller batches may find the one at fault
 */
export type FailureKind = 'away' | 'busy' | 'slow' | 'fault';

export type GroupSettings = {
  readonly runBatch: RunBatch;
  readonly batchSize: number;
  readonly coalesceMs: number;
  /** Milliseconds that a batch of the shared lane may take; costly cohorts move to other lanes. */
  readonly costlyMs: number;
  readonly kindOfFailure: (error: unknown) => FailureKind;
  /** Returns the JSON of the error that clients see. */
  readonly describeError: (error: unknown) => string;
  /** Called each time that a live query of this role fails. */
  readonly reportFailure: (error: unknown, role: string) => void;
  /** Logs an unforeseen error. */
  readonly reportFault: (error: unknown) => void;
  /** Called with the milliseconds from the notification of a commit until the group's answers were handed on. */
  readonly onPushed?: ((delayMs: number) => void) | undefined;
};

/** Part of `costlyMs` in which a costly lane's cohorts must be answered to return to the shared lane. */
const QUICK = 1 / 4;

/**
 * State of a cohort, and the events that change it:
 *
 * - `dirty`: the answer may have changed; a new cohort begins here. The cohort's fetch begins → `clean`.
 * - `clean`: the answer is known, or is being fetched. `refetch`, after a table was written to, or a new subscriber →
 *   `dirty`. The fetch fails because the database is away → `dirty`, so that it is repeated; any other error is sent
 *   to the subscribers and the cohort stays `clean`. The fetch brings rows of a stream → `dirty`, because more rows may
 *   follow. No subscriber is left that can take an answer → `held`.
 * - `held`: all subscribers are behind: their clients have yet to read what they were sent. Writes change nothing. The
 *   turn of a subscriber comes, or a new subscriber → `dirty`.
 *
 * A cohort ends when its last subscriber leaves.
 */
export type CohortState = 'clean' | 'dirty' | 'held';

/**
 * The subscriptions of one SQL statement and role. Lanes decide which dirty cohorts are fetched together, the loop in
 * fetch-loop.ts when. Each subscription to a stream is a cohort of its own, with its own cursor.
 */
export class Group {
  readonly plan: LivePlan;
  readonly cohorts = new Map<string, Cohort>();
  readonly #settings: GroupSettings;
  readonly #lanes: Lanes;
  /** Time of the first notification that no fetch has begun for. */
  #changedMs: number | undefined;

  constructor(plan: LivePlan, settings: GroupSettings) {
    const { coalesceMs, reportFault } = settings;
    this.plan = plan;
    this.#settings = settings;
    this.#lanes = new Lanes({ coalesceMs, reportFault, fetch: (lane) => this.#fetchDirty(lane) });
  }

  add(values: string, subscriber: Subscriber): Cohort {
    const isStream = this.plan.cursorKey !== undefined;
    const onTurn = this.#onTurn;
    const cohort = isStream
      ? new Cohort(values, { key: randomUUID(), onTurn })
      : (this.cohorts.get(values) ?? new Cohort(values, { onTurn }));
    this.cohorts.set(cohort.key, cohort);
    cohort.add(subscriber);
    this.#lanes.mark(cohort).wake();
    return cohort;
  }

  /** Removes a subscriber; a batch that no subscriber waits for any more is cancelled. */
  remove(cohort: Cohort, subscriber: Subscriber): void {
    cohort.delete(subscriber);
    if (!cohort.isEmpty) return;
    this.cohorts.delete(cohort.key);
    this.#lanes.remove(cohort);
    cohort.giveUp?.();
  }

  /** Refetches all cohorts; `changedMs`: when the notification of a commit arrived, if that is the reason. */
  refetch(changedMs?: number): void {
    for (const cohort of this.cohorts.values()) this.#mark(cohort, changedMs);
    this.#lanes.wake();
  }

  /** Refetches one cohort. */
  refetchOne(cohort: Cohort, changedMs?: number): void {
    this.#mark(cohort, changedMs);
    cohort.lane?.wake();
  }

  stateOf(cohort: Cohort): CohortState {
    if (cohort.isBehind) return 'held';

    return cohort.isDirty ? 'dirty' : 'clean';
  }

  stop(): void {
    this.#lanes.stop();
  }

  /** Fetches a cohort again, because it is the turn of a subscriber that was behind. */
  readonly #onTurn = (cohort: Cohort): void => {
    this.#lanes.mark(cohort);
    this.#lanes.wake();
  };

  #mark(cohort: Cohort, changedMs: number | undefined): void {
    if (cohort.isBehind) return;
    this.#lanes.mark(cohort);
    this.#changedMs ??= changedMs;
  }

  async #fetchDirty(lane: Lane<Cohort>): Promise<boolean> {
    const { costlyMs } = this.#settings;
    const batchSize = lane.kind === 'trial' ? 1 : this.#settings.batchSize;
    const cohorts = lane.takeDirty().filter((cohort) => !cohort.isBehind);
    const startedMs = performance.now();
    const changedMs = this.#changedMs;
    this.#changedMs = undefined;
    const batches: Promise<boolean>[] = [];
    for (let at = 0; at < cohorts.length; at += batchSize) {
      batches.push(this.#fetch(cohorts.slice(at, at + batchSize), lane.kind));
    }
    const isDone = (await Promise.all(batches)).every(Boolean);
    const wasQuick = cohorts.length > 0 && performance.now() - startedMs < costlyMs * QUICK;
    if (isDone && wasQuick) this.#lanes.rejoin(lane);
    if (!isDone) this.#changedMs ??= changedMs;
    else if (changedMs !== undefined) this.#settings.onPushed?.(performance.now() - changedMs);

    return isDone;
  }

  /** Fetches and delivers the answers of these cohorts; resolves to false if that must be tried again after a pause. */
  async #fetch(cohorts: readonly Cohort[], from: LaneKind): Promise<boolean> {
    const { costlyMs } = this.#settings;
    const startedMs = performance.now();
    const newcomers = cohorts.map((cohort) => cohort.takeWaiting());
    const limitMs = from === 'shared' || from === 'trial' ? costlyMs : Infinity;
    const { answers, cancel } = this.#settings.runBatch(this.plan, cohorts, limitMs);
    const giveUp = () => {
      if (cohorts.every(({ isEmpty }) => isEmpty)) cancel();
    };
    for (const cohort of cohorts) cohort.giveUp = giveUp;
    try {
      const fetched = await answers;
      cohorts.forEach((cohort, at) => {
        if (cohort.giveUp === giveUp) cohort.giveUp = undefined;
        this.#deliver(cohort, fetched[at], newcomers[at] ?? NOBODY);
        if (from === 'trial') this.#lanes.endTrial(cohort, performance.now() - startedMs < costlyMs * QUICK);
      });
      return true;
    } catch (error) {
      cohorts.forEach((cohort, at) => {
        if (cohort.giveUp === giveUp) cohort.giveUp = undefined;
        cohort.giveBack(newcomers[at] ?? NOBODY);
      });
      return await this.#fail(error, cohorts, from);
    }
  }

  #deliver(cohort: Cohort, fetched: Fetched | undefined, newcomers: ReadonlySet<Subscriber>): void {
    if (fetched === undefined) return;
    const { data, cursor } = fetched;
    const { cursorKey } = this.plan;
    const payload = new Payload(data, hashOf(data));
    if (cursorKey === undefined) {
      cohort.deliver(payload, newcomers);
      return;
    }
    if (cohort.isEmpty) return;
    cohort.advance(payload, cursor, cursorKey);
    if (!cohort.isBehind) this.#lanes.mark(cohort);
  }

  async #fail(error: unknown, all: readonly Cohort[], from: LaneKind): Promise<boolean> {
    const cohorts = all.filter(({ isEmpty }) => !isEmpty);
    if (cohorts.length === 0) return true;
    const kind = this.#settings.kindOfFailure(error);
    switch (kind) {
      case 'busy':
        for (const cohort of cohorts) this.#lanes.mark(cohort);
        return false;
      case 'slow':
        if (from === 'shared' || from === 'trial' || cohorts.length > 1) {
          this.#lanes.part(cohorts, from);
          return true;
        }
        break;
      case 'fault':
        if (cohorts.length > 1) return this.#fetchHalves(cohorts, from);
        break;
      case 'away':
        this.#tellAway(error, cohorts);
        return false;
    }
    const payload = errorPayload(this.#describe(error));
    for (const cohort of cohorts) cohort.deliver(payload, cohort.takeWaiting());

    return true;
  }

  async #fetchHalves(cohorts: readonly Cohort[], from: LaneKind): Promise<boolean> {
    const middle = Math.ceil(cohorts.length / 2);
    const halves = [cohorts.slice(0, middle), cohorts.slice(middle)].map((half) => this.#fetch(half, from));

    return (await Promise.all(halves)).every(Boolean);
  }

  /** Tells only subscribers without an answer; all of them still get the next answer. */
  #tellAway(error: unknown, cohorts: readonly Cohort[]): void {
    const payload = errorPayload(this.#describe(error));
    for (const cohort of cohorts) {
      tellWithoutState(cohort.waiting, payload);
      this.#lanes.mark(cohort);
    }
  }

  #describe(error: unknown): string {
    this.#settings.reportFailure(error, this.plan.role);

    return this.#settings.describeError(error);
  }
}

/** Sends the error only to subscribers without an answer while the database is away; they still get the next answer. */
function tellWithoutState(subscribers: ReadonlySet<Subscriber>, payload: ReturnType<typeof errorPayload>) {
  for (const subscriber of subscribers) {
    if (subscriber.lastHash !== undefined) continue;
    subscriber.lastHash = payload.hash;
    send(subscriber, payload);
  }
}
