import type { Timings } from '#tests/support/hostile/timings.ts';
import { percentile } from '../support/statistics.ts';

/** Measurements of one engine during one period. */
export type Observed = {
  readonly timings: Readonly<Record<string, Timings>>;
  /** Most megabytes that the engine's process used; NaN if it was not measured. */
  readonly engineMb: number;
  /** Megabytes that it used 5 s after the beginning, or at the end of a shorter time. */
  readonly leftMb: number;
  /** Most megabytes of its own that a process of PostgreSQL used; NaN if it was not measured. */
  readonly backendMb: number;
};

/** One number that a row of the table shows. */
export type Measure = {
  readonly what: string;
  readonly unit: '' | 'ms' | 'MB';
  of(observed: Observed): number;
  /** Upper bound under attack. */
  bound(quiet: number): number;
};

/** The bound of ordinary queries: three times their quiet value, or 250 ms. */
export const threeTimesQuiet = (quiet: number): number => Math.max(3 * quiet, 250);

export const p99 = (operation: string, bound: number | Measure['bound']): Measure =>
  time(`${operation}, p99`, operation, (ms) => percentile(ms, 0.99), bound);

export const longest = (operation: string, boundMs: number): Measure =>
  time(`${operation}, longest`, operation, (ms) => Math.max(...ms), boundMs);

/** Counts what failed; nothing may. */
export const failed = (operation: string): Measure => faults(`${operation}, failed`, operation, () => true);

/** Counts what had no answer at all until its visitor gave up; nothing may. */
export const unanswered = (operation: string): Measure =>
  faults(`${operation}, without an answer`, operation, (fault) => fault.startsWith('no answer'));

/** Measures memory, which may grow by so many megabytes. */
export const memory = (what: string, of: 'engineMb' | 'leftMb' | 'backendMb', growthMb: number): Measure => ({
  what,
  unit: 'MB',
  of: (observed) => observed[of],
  bound: (quiet) => quiet + growthMb,
});

function time(
  what: string,
  operation: string,
  summarise: (ms: readonly number[]) => number,
  bound: number | Measure['bound'],
): Measure {
  return {
    ...{ what, unit: 'ms' },
    of: ({ timings }) => summarise(timings[operation]?.ms ?? []),
    bound: typeof bound === 'number' ? () => bound : bound,
  };
}

function faults(what: string, operation: string, counts: (fault: string) => boolean): Measure {
  return {
    ...{ what, unit: '' },
    of: ({ timings }) => timings[operation]?.faults.filter(counts).length ?? 0,
    bound: () => 0,
  };
}
