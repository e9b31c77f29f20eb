import type { Cohort } from './cohort.ts';
import { Lane, type LaneKind } from './lane.ts';

type LanesParts = {
  readonly coalesceMs: number;
  readonly fetch: (lane: Lane) => Promise<boolean>;
  readonly reportFault: (error: unknown) => void;
};

/** The lanes of one group, and which cohort is in which; lane.ts describes how cohorts move. */
export class Lanes {
  readonly #parts: LanesParts;
  readonly #shared: Lane;
  /** Lanes of costly cohorts, by key. */
  readonly #costly = new Map<string, Lane>();
  readonly #laneOf = new Map<Cohort, Lane>();

  constructor(parts: LanesParts) {
    this.#parts = parts;
    this.#shared = new Lane({ ...parts, kind: 'shared', key: '' });
  }

  of(cohort: Cohort): Lane | undefined {
    return this.#laneOf.get(cohort);
  }

  /** Marks a cohort as dirty; a new one begins in the shared lane. */
  mark(cohort: Cohort): void {
    const lane = this.#laneOf.get(cohort) ?? this.#put(cohort, this.#shared);
    lane.mark(cohort);
  }

  wake(): void {
    this.#shared.wake();
    for (const lane of this.#costly.values()) lane.wake();
  }

  remove(cohort: Cohort): void {
    const lane = this.#laneOf.get(cohort);
    if (lane === undefined) return;
    lane.remove(cohort);
    this.#laneOf.delete(cohort);
    this.#dropIfEmpty(lane);
  }

  /** Moves the cohorts of a batch that took too long to lanes where they delay fewer others, and fetches them there. */
  part(cohorts: readonly Cohort[], from: LaneKind): void {
    for (const cohort of cohorts) {
      if (cohort.isEmpty) continue;
      const [network, ...others] = cohort.networks.keys();
      const isOfOne = from === 'shared' && network !== undefined && others.length === 0;
      const lane = isOfOne
        ? this.#laneAt('network', `network ${network}`)
        : this.#laneAt('own', `cohort ${cohort.id}`);
      this.#move(cohort, lane);
      lane.mark(cohort);
    }
    this.wake();
  }

  /** Returns the cohorts of a lane that was quick to the shared lane. */
  rejoin(lane: Lane): void {
    if (lane.kind === 'shared') return;
    for (const cohort of [...lane.cohorts]) {
      const isDirty = lane.isDirty(cohort);
      this.#move(cohort, this.#shared);
      if (isDirty) this.#shared.mark(cohort);
    }
    this.#shared.wake();
  }

  stop(): void {
    this.#shared.stop();
    for (const lane of this.#costly.values()) lane.stop();
  }

  #laneAt(kind: LaneKind, key: string): Lane {
    const known = this.#costly.get(key);
    if (known !== undefined) return known;
    const lane = new Lane({ ...this.#parts, kind, key });
    this.#costly.set(key, lane);

    return lane;
  }

  #put(cohort: Cohort, lane: Lane): Lane {
    lane.add(cohort);
    this.#laneOf.set(cohort, lane);

    return lane;
  }

  #move(cohort: Cohort, lane: Lane): void {
    const before = this.#laneOf.get(cohort);
    if (before === lane) return;
    before?.remove(cohort);
    this.#put(cohort, lane);
    if (before !== undefined) this.#dropIfEmpty(before);
  }

  #dropIfEmpty(lane: Lane): void {
    if (lane.kind === 'shared' || lane.cohorts.size > 0) return;
    lane.stop();
    this.#costly.delete(lane.key);
  }
}
