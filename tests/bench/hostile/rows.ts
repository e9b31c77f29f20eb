import type { AttackName } from '#tests/support/hostile/attacks.ts';
import type { Rates } from '#tests/support/hostile/timings.ts';
import { failed, longest, memory, p99, threeTimesQuiet, unanswered, type Measure } from './measures.ts';

/** One attack and what it may cost others. */
export type Row = {
  /** Name on the command line. */
  readonly name: string;
  readonly title: string;
  readonly attack: AttackName;
  /** Requests of innocent people during the attack, with their frequency. */
  readonly perSecond: Rates;
  readonly measures: readonly Measure[];
  /** Seconds that the attack must last even with `--quick`. */
  readonly leastSeconds?: number;
};

const LIVE_BOUND_MS = 500;

/** Most rows observe one of these clients: of live queries, or of ordinary ones. */
const live = {
  perSecond: { query: 10, state: 4, notice: 4 },
  measures: [
    longest('state', LIVE_BOUND_MS),
    longest('notice', LIVE_BOUND_MS),
    failed('state'),
    failed('notice'),
  ],
};
const queries = {
  perSecond: { query: 25, health: 2 },
  measures: [p99('query', threeTimesQuiet), failed('query'), failed('health')],
};

export const rows: readonly Row[] = [
  {
    name: 'introspection',
    title: 'introspection with a variable, 50 a second',
    attack: 'introspectionFlood',
    ...queries,
  },
  {
    name: 'subscriptions',
    title: 'eight subscriptions of seconds each on one socket',
    attack: 'slowSubscriptions',
    ...live,
  },
  {
    name: 'cycles',
    title: 'such subscriptions begun and completed, 24 in a row',
    attack: 'subscribeCycles',
    ...live,
  },
  {
    name: 'prefix',
    title: '40 slow queries at once from one IPv6 /64',
    attack: 'slowQueriesOfPrefix',
    ...queries,
  },
  {
    name: 'two-addresses',
    title: '40 slow queries at once from two IPv4 addresses',
    attack: 'slowQueriesOfTwo',
    ...queries,
  },
  {
    name: 'unread',
    title: 'a hundred subscriptions on each of eight sockets that read nothing',
    attack: 'unreadSockets',
    perSecond: queries.perSecond,
    measures: [
      memory('memory of the engine', 'engineMb', 64),
      memory('memory of the engine 5 s later', 'leftMb', 8),
      ...queries.measures,
    ],
    leastSeconds: 6,
  },
  {
    name: 'shapes',
    title: 'cycles of relationships, a hundred aliases of a long column',
    attack: 'costlyShapes',
    perSecond: queries.perSecond,
    measures: [memory('memory of a backend', 'backendMb', 64), ...queries.measures],
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
    perSecond: queries.perSecond,
    measures: [memory('memory of the engine', 'engineMb', 32), ...queries.measures],
  },
  {
    name: 'slow-bodies',
    title: 'a thousand slow bodies',
    attack: 'slowBodies',
    perSecond: queries.perSecond,
    measures: [p99('query', 300), failed('query'), failed('health')],
  },
];
