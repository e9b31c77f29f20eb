import type { Cohort } from './cohort.ts';
import { Lane, type LaneKind } from './lane.ts';

type CohortLane = Lane<Cohort>;

type LanesParts = {
  readonly coalesceMs: number;
  readonly fetch: (lane: CohortLane) => Promise<boolean>;
  readonly reportFault: (error: unknown) => void;
};

/** The lanes of one group, and which cohort is in which; lane.ts describes how cohorts move. */
export class Lanes {
  readonly #parts: LanesParts;
  readonly #shared: CohortLane;
  /** Lanes of costly cohorts, by key. */
  readonly #costly = new Map<string, CohortLane>();

  constructor(parts: LanesParts) {
    this.#parts = parts;
    this.#shared = new Lane<Cohort>({ ...parts, kind: 'shared', key: '' });
  }

  /** Marks a cohort as dirty and returns its lane; a new one begins in the shared lane. */
  mark(cohort: Cohort): CohortLane {
    if (cohort.lane === undefined) this.#shared.add(cohort);
    const { lane = this.#shared } = cohort;
    lane.mark(cohort);

    return lane;
  }

  wake(): void {
    this.#shared.wake();
    for (const lane of this.#costly.values()) lane.wake();
  }

  remove(cohort: Cohort): void {
    const { lane } = cohort;
    if (lane === undefined) return;
    lane.remove(cohort);
    this.#dropIfEmpty(lane);
  }

  /** Moves the cohorts of a batch that took too long to lanes where they delay fewer others, and fetches them there. */
  part(cohorts: readonly Cohort[], from: LaneKind): void {
    const kind = from === 'shared' ? (cohorts.length > 1 ? 'trial' : 'network') : 'own';
    for (const cohort of cohorts) {
      if (cohort.isEmpty) continue;
      const lane = this.#laneFor(kind, cohort);
      this.#move(cohort, lane);
      lane.mark(cohort);
    }
    this.wake();
  }

  /** Ends the trial of a cohort that was answered. */
  endTrial(cohort: Cohort, wasQuick: boolean): void {
    if (cohort.lane?.kind !== 'trial') return;
    this.#carry(cohort, wasQuick ? this.#shared : this.#laneFor('network', cohort));
  }

  /** Returns the cohorts of a lane that was quick to the shared lane; those of a trial return one by one. */
  rejoin(lane: CohortLane): void {
    if (lane.kind === 'shared' || lane.kind === 'trial') return;
    for (const cohort of [...lane.cohorts]) this.#carry(cohort, this.#shared);
  }

  stop(): void {
    this.#shared.stop();
    for (const lane of this.#costly.values()) lane.stop();
  }

  /** Returns a network's lane of a kind, or the cohort's own one if several networks ask for it. */
  #laneFor(kind: LaneKind, cohort: Cohort): CohortLane {
    const [network, ...others] = cohort.networks.keys();
    const isOfOne = kind !== 'own' && network !== undefined && others.length === 0;

    return isOfOne ? this.#laneAt(kind, `${kind} ${network}`) : this.#laneAt('own', `cohort ${cohort.id}`);
  }

  #laneAt(kind: LaneKind, key: string): CohortLane {
    const known = this.#costly.get(key);
    if (known !== undefined) return known;
    const lane = new Lane<Cohort>({ ...this.#parts, kind, key });
    this.#costly.set(key, lane);

    return lane;
  }

  /** Moves a cohort, which stays dirty if it is. */
  #carry(cohort: Cohort, lane: CohortLane): void {
    const { isDirty } = cohort;
    this.#move(cohort, lane);
    if (!isDirty) return;
    lane.mark(cohort);
    lane.wake();
  }

  #move(cohort: Cohort, lane: CohortLane): void {
    const before = cohort.lane;
    if (before === lane) return;
    before?.remove(cohort);
    lane.add(cohort);
    if (before !== undefined) this.#dropIfEmpty(before);
  }

  #dropIfEmpty(lane: CohortLane): void {
    if (lane.kind === 'shared' || lane.cohorts.size > 0) return;
    lane.stop();
    this.#costly.delete(lane.key);
  }
}
