import type { Timings } from '#tests/support/hostile/timings.ts';
import { percentile } from '../support/statistics.ts';

/** Measurements of one engine during one period. */
export type Observed = {
  readonly timings: Readonly<Record<string, Timings>>;
  /** Most megabytes that the engine's process used; NaN if it was not measured. */
  readonly engineMb: number;
  /** Megabytes that it used 5 s after the beginning. */
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

const msOf = ({ timings }: Observed, deed: string): readonly number[] => timings[deed]?.ms ?? [];
const constant = (bound: number) => () => bound;

/** The bound of ordinary queries: three times their quiet value, or 250 ms. */
export const threeTimesQuiet = (quiet: number): number => Math.max(3 * quiet, 250);

export function p99(deed: string, bound: number | ((quiet: number) => number)): Measure {
  return {
    what: `${deed}, p99`,
    unit: 'ms',
    of: (observed) => percentile(msOf(observed, deed), 0.99),
    bound: typeof bound === 'number' ? constant(bound) : bound,
  };
}

export function longest(deed: string, boundMs: number): Measure {
  return {
    what: `${deed}, longest`,
    unit: 'ms',
    of: (observed) => Math.max(...msOf(observed, deed)),
    bound: constant(boundMs),
  };
}

/** Counts what failed; nothing may. */
export function failed(deed: string): Measure {
  return {
    what: `${deed}, failed`,
    unit: '',
    of: ({ timings }) => timings[deed]?.faults.length ?? 0,
    bound: constant(0),
  };
}

/** Counts what had no answer at all until its visitor gave up; nothing may. */
export function unanswered(deed: string): Measure {
  return {
    what: `${deed}, without an answer`,
    unit: '',
    of: ({ timings }) => timings[deed]?.faults.filter((fault) => /^no answer/.test(fault)).length ?? 0,
    bound: constant(0),
  };
}

export function engineMemory(growthMb: number): Measure {
  return {
    what: 'memory of the engine',
    unit: 'MB',
    of: ({ engineMb }) => engineMb,
    bound: (quiet) => quiet + growthMb,
  };
}

/** Measures what the engine still holds 5 s after the attack began, while it goes on. */
export function leftMemory(growthMb: number): Measure {
  return {
    what: 'memory of the engine 5 s later',
    unit: 'MB',
    of: ({ leftMb }) => leftMb,
    bound: (quiet) => quiet + growthMb,
  };
}

export function backendMemory(growthMb: number): Measure {
  return {
    what: 'memory of a backend',
    unit: 'MB',
    of: ({ backendMb }) => backendMb,
    bound: (quiet) => quiet + growthMb,
  };
}
