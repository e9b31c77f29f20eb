import { type LivePlan, tableKey } from '../contract/execution.ts';
import type { Change } from './change.ts';
import type { Cohort, Subscriber } from './cohort.ts';
import { FailureLog } from './failure-log.ts';
import { Group, type GroupSettings } from './group.ts';
import { ReadIndex } from './read-index.ts';

/** Parts of the cohorts that a safety refetch goes through one after another, so that refetches are spread out. */
export const SAFETY_STEPS = 10;

export type RegistrySettings = Omit<GroupSettings, 'reportFailure'> & {
  readonly mode: 'push' | 'poll';
  /** Logs that a live query failed. */
  readonly reportFailure: (error: unknown) => void;
};

/** A subscription's group and cohort, and the plan by which it joined them. */
export type Place = { readonly group: Group; readonly cohort: Cohort; readonly plan: LivePlan };

/** The groups that have a subscription, by the events that make them refetch. */
export class GroupRegistry {
  readonly #settings: RegistrySettings;
  readonly #groupSettings: GroupSettings;
  readonly #groups = new Map<string, Group>();
  readonly #readers = new ReadIndex();
  /** Groups that depend on a table that does not notify of its changes. */
  readonly #polled = new Set<Group>();
  /** Groups whose answers change as time passes, without a write. */
  readonly #timed = new Set<Group>();
  #watched: ReadonlySet<string> = new Set();
  #safetyStep = 0;

  constructor(settings: RegistrySettings) {
    this.#settings = settings;
    // A group ends with its last subscription, so the times of the log lines are kept here.
    const failures = new FailureLog(settings.reportFailure);
    this.#groupSettings = { ...settings, reportFailure: (error, role) => failures.report(error, role) };
  }

  get size(): number {
    return this.#groups.size;
  }

  all(): Iterable<Group> {
    return this.#groups.values();
  }

  polled(): Iterable<Group> {
    return this.#polled;
  }

  timed(): Iterable<Group> {
    return this.#timed;
  }

  /** Refetches the cohorts whose answers a change may alter; its notification arrived at `changedMs`. */
  refetchChanged(change: Change, changedMs: number): void {
    const { table, hashes } = change;
    if (hashes === undefined) for (const group of this.#readers.groupsOf(table)) group.refetch(changedMs);
    else
      for (const { group, cohort } of this.#readers.readersOf(table, hashes))
        group.refetchOne(cohort, changedMs);
  }

  /** Refetches the next of the parts into which SAFETY_STEPS divides all cohorts. */
  refetchPart(): void {
    this.#safetyStep = (this.#safetyStep + 1) % SAFETY_STEPS;
    let index = 0;
    for (const group of this.#groups.values()) {
      for (const cohort of group.cohorts.values()) {
        if (index % SAFETY_STEPS === this.#safetyStep) group.refetchOne(cohort);
        index += 1;
      }
    }
  }

  /** Lets a subscription join the plan's group, which is made for its first subscription. */
  join(plan: LivePlan, values: string, subscriber: Subscriber): Place {
    const group = this.#groups.get(plan.groupKey) ?? this.#create(plan);
    const cohort = group.add(values, subscriber);
    this.#readers.add({ group, cohort }, plan);

    return { group, cohort, plan };
  }

  /** Lets a subscription leave; its cohort and its group end if it was their last. */
  leave({ group, cohort, plan }: Place, subscriber: Subscriber): void {
    group.remove(cohort, subscriber);
    if (cohort.isEmpty) this.#readers.remove(cohort, plan);
    if (group.cohorts.size === 0) this.#drop(group);
  }

  #drop(group: Group): void {
    group.stop();
    this.#groups.delete(group.plan.groupKey);
    this.#readers.removeGroup(group);
    this.#polled.delete(group);
    this.#timed.delete(group);
  }

  /** Sets the tables that have triggers; groups that depend on any other table are polled. */
  setWatched(watched: ReadonlySet<string>): void {
    this.#watched = watched;
    this.#polled.clear();
    for (const group of this.#groups.values()) if (!this.#isWatched(group.plan)) this.#polled.add(group);
  }

  #create(plan: LivePlan): Group {
    const group = new Group(plan, this.#groupSettings);
    this.#groups.set(plan.groupKey, group);
    this.#readers.addGroup(group);
    if (!this.#isWatched(plan)) this.#polled.add(group);
    if (plan.readsClock === true) this.#timed.add(group);

    return group;
  }

  #isWatched(plan: LivePlan): boolean {
    return (
      this.#settings.mode === 'push' && plan.dependencies.every((table) => this.#watched.has(tableKey(table)))
    );
  }
}
