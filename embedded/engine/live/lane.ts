import type { Cohort } from './cohort.ts';
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

type LaneParts = {
  readonly kind: LaneKind;
  readonly key: string;
  readonly coalesceMs: number;
  /** Fetches the dirty cohorts; resolves to false if that must be tried again after a pause. */
  readonly fetch: (lane: Lane) => Promise<boolean>;
  readonly reportFault: (error: unknown) => void;
};

/** Cohorts of one group that are fetched together, one fetch after the other, independently of other lanes. */
export class Lane {
  readonly kind: LaneKind;
  readonly key: string;
  readonly cohorts = new Set<Cohort>();
  readonly #loop: FetchLoop;
  #dirty = new Set<Cohort>();

  constructor({ kind, key, coalesceMs, fetch, reportFault }: LaneParts) {
    this.kind = kind;
    this.key = key;
    this.#loop = new FetchLoop({
      coalesceMs,
      restsInProportion: kind === 'network' || kind === 'own',
      hasWork: () => this.#dirty.size > 0,
      fetch: () => fetch(this),
      reportFault,
    });
  }

  isDirty(cohort: Cohort): boolean {
    return this.#dirty.has(cohort);
  }

  /** Marks a cohort as dirty; it is fetched after the next `wake`. */
  mark(cohort: Cohort): void {
    this.#dirty.add(cohort);
  }

  wake(): void {
    this.#loop.wake();
  }

  takeDirty(): Cohort[] {
    const taken = [...this.#dirty];
    this.#dirty = new Set();

    return taken;
  }

  add(cohort: Cohort): void {
    this.cohorts.add(cohort);
  }

  /** Removes a cohort; returns whether it was dirty. */
  remove(cohort: Cohort): boolean {
    this.cohorts.delete(cohort);

    return this.#dirty.delete(cohort);
  }

  stop(): void {
    this.#loop.stop();
  }
}
