import { FetchLoop } from './fetch-loop.ts';

/**
 * Kinds of lanes, and what moves a cohort from one to another:
 *
 * - `shared`: the cohorts of all networks; every cohort begins here. A batch that takes too long for the others is
 *   cancelled, and each of its cohorts moves: to an own lane if several networks ask for it, to its network's lane if it
 *   was alone in the batch, else to its network's trial.
 * - `trial`: each cohort is fetched alone, so that those that were only in the same batch as a costly one are not late.
 *   One that takes too long → own lane. Else it is answered, and if that was quick, its wait for a connection included,
 *   it returns to `shared`; if not → its network's lane.
 * - `network`: the costly cohorts of one network. A batch of several that takes longer than any statement may → each
 *   moves to an own lane.
 * - `own`: one costly cohort. A statement that takes too long here is its subscribers' own fault, and they are told.
 *
 * A round of `network` or `own` that was quick → its cohorts return to `shared`.
 */
export type LaneKind = 'shared' | 'trial' | 'network' | 'own';

/** Fields of a cohort that its lane writes; a map would cost too much with ten thousand cohorts. */
export type LaneMember<Cohort extends LaneMember<Cohort>> = {
  lane: Lane<Cohort> | undefined;
  /** True if the answer may have changed, and no fetch has begun since. */
  isDirty: boolean;
};

type LaneParts<Cohort extends LaneMember<Cohort>> = {
  readonly kind: LaneKind;
  readonly key: string;
  readonly coalesceMs: number;
  /** Fetches the dirty cohorts; resolves to false if that must be tried again after a pause. */
  readonly fetch: (lane: Lane<Cohort>) => Promise<boolean>;
  readonly reportFault: (error: unknown) => void;
};

/** Cohorts of one group that are fetched together, one fetch after the other, independently of other lanes. */
export class Lane<Cohort extends LaneMember<Cohort>> {
  readonly kind: LaneKind;
  readonly key: string;
  readonly cohorts = new Set<Cohort>();
  readonly #loop: FetchLoop;
  /** The dirty cohorts in the order of their marks, and others that have left since. */
  #marked: Cohort[] = [];

  constructor({ kind, key, coalesceMs, fetch, reportFault }: LaneParts<Cohort>) {
    this.kind = kind;
    this.key = key;
    this.#loop = new FetchLoop({
      coalesceMs,
      restsInProportion: kind === 'network' || kind === 'own',
      hasWork: () => this.#marked.length > 0,
      fetch: () => fetch(this),
      reportFault,
    });
  }

  /** Marks a cohort of this lane as dirty; it is fetched after the next `wake`. */
  mark(cohort: Cohort): void {
    if (cohort.isDirty) return;
    cohort.isDirty = true;
    this.#marked.push(cohort);
  }

  wake(): void {
    this.#loop.wake();
  }

  /** Returns the dirty cohorts, which are fetched now and hence clean. */
  takeDirty(): Cohort[] {
    const taken: Cohort[] = [];
    for (const cohort of this.#marked) {
      if (!cohort.isDirty || cohort.lane !== this) continue;
      cohort.isDirty = false;
      taken.push(cohort);
    }
    this.#marked = [];

    return taken;
  }

  add(cohort: Cohort): void {
    this.cohorts.add(cohort);
    cohort.lane = this;
  }

  /** Removes a cohort, which is clean then. */
  remove(cohort: Cohort): void {
    this.cohorts.delete(cohort);
    cohort.lane = undefined;
    cohort.isDirty = false;
  }

  stop(): void {
    this.#loop.stop();
  }
}
