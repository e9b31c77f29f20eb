import type { AttackName } from '#tests/support/hostile/attacks.ts';
import type { Rates } from '#tests/support/hostile/timings.ts';
import { failed, longest, p99, threeTimesQuiet, type Measure } from './measures.ts';

/** One attack and what it may cost others. */
export type Row = {
  /** Name on the command line. */
  readonly name: string;
  readonly title: string;
  readonly attack: AttackName;
  /** What innocent people do meanwhile, and how often. */
  readonly perSecond: Rates;
  readonly measures: readonly Measure[];
  /** True if memory is measured, which disturbs the engine: it collects garbage twice a second. */
  readonly watchesMemory?: boolean;
};

const QUERIES = { query: 25, health: 2 };
const LIVE = { query: 10, state: 4, notice: 4 };
const LIVE_BOUND_MS = 500;

const live: readonly Measure[] = [
  longest('state', LIVE_BOUND_MS),
  longest('notice', LIVE_BOUND_MS),
  failed('state'),
  failed('notice'),
];
const queries: readonly Measure[] = [p99('query', threeTimesQuiet), failed('query'), failed('health')];

export const rows: readonly Row[] = [
  {
    name: 'introspection',
    title: 'introspection with a variable, 50 a second',
    attack: 'introspectionFlood',
    perSecond: QUERIES,
    measures: queries,
  },
  {
    name: 'subscriptions',
    title: 'eight subscriptions of seconds each on one socket',
    attack: 'slowSubscriptions',
    perSecond: LIVE,
    measures: live,
  },
  {
    name: 'cycles',
    title: 'such subscriptions begun and completed, 24 in a row',
    attack: 'subscribeCycles',
    perSecond: LIVE,
    measures: live,
  },
  {
    name: 'prefix',
    title: '40 slow queries at once from one IPv6 /64',
    attack: 'slowQueriesOfPrefix',
    perSecond: QUERIES,
    measures: queries,
  },
  {
    name: 'two-addresses',
    title: '40 slow queries at once from two IPv4 addresses',
    attack: 'slowQueriesOfTwo',
    perSecond: QUERIES,
    measures: queries,
  },
];
