import { expect, vi } from 'vitest';
import type { LivePlan } from '#embedded/engine/contract/execution.ts';
import type { Cohort, Subscriber } from '#embedded/engine/live/cohort.ts';
import { type FailureKind, type Fetched, Group, type GroupSettings } from '#embedded/engine/live/group.ts';
import type { Payload } from '#embedded/engine/live/payload.ts';

export const AWAY = new Error('the database is away');
export const REFUSED = new Error('a value is refused');
export const BUSY = new Error('too many others are served');
export const TIMED_OUT = new Error('the statement took too long');
const KINDS = new Map<unknown, FailureKind>([
  [AWAY, 'away'],
  [BUSY, 'busy'],
  [TIMED_OUT, 'slow'],
]);

export const PLAN: LivePlan = {
  groupKey: 'items',
  role: 'user',
  batchSql: 'select',
  cohortValues: '{}',
  dependencies: [{ schema: 'public', name: 'item' }],
};

type Fetch = {
  /** The values of each cohort, as they were sent. */
  readonly values: readonly string[];
  readonly limitMs: number;
  readonly isCancelled: () => boolean;
  /** Answers every cohort with the same rows and the cursor after them; a stream may have none. */
  readonly answer: (data?: string, cursor?: string) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
};

type Joining = { network?: string };

/** Advances the clock by more than a group's longest pause between two fetches. */
export const settle = () => vi.advanceTimersByTimeAsync(300);

/** A group of live queries whose statements the test answers; needs fake timers. */
export class GroupWorld {
  readonly fetches: Fetch[] = [];
  readonly reported: unknown[] = [];
  readonly group: Group;

  constructor(plan: LivePlan = PLAN, batchSize = 2) {
    this.group = new Group(plan, {
      runBatch: this.#runBatch,
      batchSize,
      coalesceMs: 3,
      describeError: (error) => JSON.stringify({ message: (error as Error).message }),
      costlyMs: 250,
      kindOfFailure: (error) => KINDS.get(error) ?? 'fault',
      reportFailure: (error) => this.reported.push(error),
      reportFault: (error) => expect.fail(`an unforeseen fault: ${String(error)}`),
    });
  }

  readonly #runBatch: GroupSettings['runBatch'] = (_plan, cohorts, limitMs) => {
    let isCancelled = false;
    const answers = new Promise<ReadonlyArray<Fetched | undefined>>((resolve, reject) => {
      this.fetches.push({
        values: cohorts.map(({ values }) => values),
        limitMs,
        isCancelled: () => isCancelled,
        answer: async (data, cursor = '') => {
          resolve(cohorts.map(() => (data === undefined ? undefined : { data, cursor })));
          await settle();
        },
        fail: async (error) => {
          reject(error);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });

    return { answers, cancel: () => void (isCancelled = true) };
  };

  /** Adds a subscriber and returns the answers that it gets. */
  async join(values = 'a', { network = 'home' }: Joining = {}) {
    const states: unknown[] = [];
    const next = ({ text }: Payload) => {
      const { data, errors } = JSON.parse(`{"data":${text}}`) as {
        data: unknown;
        errors?: [{ message: string }];
      };
      states.push(errors?.[0].message ?? data);
    };
    const fail = (error: unknown) => expect.fail(`an unforeseen fault: ${String(error)}`);
    const subscriber: Subscriber = { sink: { next }, fail, network, lastHash: undefined };
    const cohort: Cohort = this.group.add(values, subscriber);
    await settle();

    return { states, cohort, leave: () => this.group.remove(cohort, subscriber) };
  }

  latest(): Fetch {
    return this.fetches.at(-1) ?? expect.fail('nothing was fetched');
  }
}
