import type { AttackName } from '#tests/support/hostile/attacks.ts';
import type { Rates } from '#tests/support/hostile/timings.ts';
import {
  backendMemory,
  engineMemory,
  failed,
  leftMemory,
  longest,
  p99,
  threeTimesQuiet,
  unanswered,
  type Measure,
} from './measures.ts';

/** One attack and what it may cost others. */
export type Row = {
  /** Name on the command line. */
  readonly name: string;
  readonly title: string;
  readonly attack: AttackName;
  /** Requests of innocent people during the attack, with their frequency. */
  readonly perSecond: Rates;
  readonly measures: readonly Measure[];
  /** True if memory is measured, which disturbs the engine: it collects garbage twice a second. */
  readonly watchesMemory?: boolean;
  /** Seconds that the attack must last even with `--quick`. */
  readonly leastSeconds?: number;
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
  {
    name: 'unread',
    title: 'a hundred subscriptions on each of eight sockets that read nothing',
    attack: 'unreadSockets',
    perSecond: QUERIES,
    measures: [engineMemory(64), leftMemory(8), ...queries],
    watchesMemory: true,
    leastSeconds: 6,
  },
  {
    name: 'shapes',
    title: 'cycles of relationships, a hundred aliases of a long column',
    attack: 'costlyShapes',
    perSecond: QUERIES,
    measures: [backendMemory(64), ...queries],
    watchesMemory: true,
  },
  {
    name: 'hang-up',
    title: '`update_many` of 300 by a client that hangs up',
    attack: 'abandonedMutations',
    perSecond: { query: 10, save: 2 },
    measures: [longest('save', 2_500), failed('save')],
  },
  {
    name: 'frozen',
    title: 'PostgreSQL stopped (SIGSTOP)',
    attack: 'frozenDatabase',
    perSecond: { query: 10, health: 2 },
    measures: [longest('query', 5_000), unanswered('query'), unanswered('health')],
  },
  {
    name: 'early',
    title: 'bodies of 2 MiB and frames before it is known who sends them',
    attack: 'earlyBytes',
    perSecond: QUERIES,
    measures: [engineMemory(32), ...queries],
    watchesMemory: true,
  },
  {
    name: 'slow-bodies',
    title: 'a thousand slow bodies',
    attack: 'slowBodies',
    perSecond: QUERIES,
    measures: [p99('query', 300), failed('query'), failed('health')],
  },
];
