import { type LivePlan, tableKey } from '../contract/execution.ts';
import { FailureLog } from './failure-log.ts';
import { Group, type GroupSettings } from './group.ts';

/** Parts of the groups that a safety refetch goes through one after another, so that refetches are spread out. */
export const SAFETY_STEPS = 10;

export type RegistrySettings = Omit<GroupSettings, 'reportFailure'> & {
  readonly mode: 'push' | 'poll';
  /** Logs that a live query failed. */
  readonly reportFailure: (error: unknown) => void;
};

/** The groups that have a subscription, by the events that make them refetch. */
export class GroupRegistry {
  readonly #settings: RegistrySettings;
  readonly #groupSettings: GroupSettings;
  readonly #groups = new Map<string, Group>();
  readonly #byTable = new Map<string, Set<Group>>();
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

  ofTable(key: string): Iterable<Group> {
    return this.#byTable.get(key) ?? [];
  }

  /** Returns the next of the parts into which SAFETY_STEPS divides the groups. */
  nextPart(): Group[] {
    this.#safetyStep = (this.#safetyStep + 1) % SAFETY_STEPS;

    return [...this.#groups.values()].filter((_, index) => index % SAFETY_STEPS === this.#safetyStep);
  }

  /** Returns the plan's group, which is made for its first subscription. */
  groupOf(plan: LivePlan): Group {
    return this.#groups.get(plan.groupKey) ?? this.#create(plan);
  }

  drop(group: Group): void {
    group.stop();
    this.#groups.delete(group.plan.groupKey);
    this.#polled.delete(group);
    this.#timed.delete(group);
    for (const key of group.plan.dependencies.map(tableKey)) {
      const groups = this.#byTable.get(key);
      groups?.delete(group);
      if (groups?.size === 0) this.#byTable.delete(key);
    }
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
    if (!this.#isWatched(plan)) this.#polled.add(group);
    if (plan.readsClock === true) this.#timed.add(group);
    for (const key of plan.dependencies.map(tableKey)) {
      const groups = this.#byTable.get(key) ?? new Set();
      this.#byTable.set(key, groups.add(group));
    }

    return group;
  }

  #isWatched(plan: LivePlan): boolean {
    return (
      this.#settings.mode === 'push' && plan.dependencies.every((table) => this.#watched.has(tableKey(table)))
    );
  }
}
