import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openSocket } from '../support/open-socket.ts';
import { realCore } from '../support/real-core.ts';
import { asRole } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';

/** Less than the clients of these tests wait for an answer. */
const LONGEST_WAIT_MS = 15_000;

const { engine, sql } = useEngine(
  `create table item (id int primary key, starts_at timestamptz not null);
  create domain moment as timestamptz;
  create table time_table (
    id int primary key, as_domain moment, as_list timestamptz[], as_range tstzrange, as_multirange tstzmultirange
  )`,
  {
    // No other timer refetches: an answer without a write can come only by the clock timer (live-engine.test.ts).
    env: {
      HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: '3600000',
      ENGINE_LIVE_SAFETY_REFETCH: '3600',
    },
    loadCore: realCore([
      {
        table: 'item',
        select_permissions: [
          { role: 'reader', permission: { columns: ['id'], filter: { starts_at: { _lte: 'now()' } } } },
          { role: 'planner', permission: { columns: '*', filter: {} } },
        ],
      },
      {
        table: 'time_table',
        select_permissions: [{ role: 'planner', permission: { columns: '*', filter: {} } }],
      },
    ]),
  },
);

const follow = async (role: string, query: string, variables?: Record<string, unknown>) => {
  const socket = await openSocket(engine, asRole(role));
  socket.subscribe('1', query, variables);

  return { next: () => socket.result('1') };
};
type Followed = Awaited<ReturnType<typeof follow>>;

/** Adds an item whose time comes after `waitMs`; nothing is written after that. */
const addItem = (waitMs: number) => sql.query(`insert into item values (1, now() + interval '${waitMs} ms')`);

/**
 * Follows a query that shows nothing before a time comes. If that time came before the first answer, as on a slow
 * machine, it starts again with a later time.
 */
async function beforeItComes(begin: (waitMs: number) => Promise<Followed>, nothing: unknown) {
  for (let waitMs = 1_500; waitMs < LONGEST_WAIT_MS; waitMs *= 2) {
    await sql.query('truncate item, time_table');
    const followed = await begin(waitMs);
    if (isDeepStrictEqual(await followed.next(), nothing)) return followed;
  }

  return expect.fail('The time came before the first answer each time.');
}

describe('a live query that reads the clock', () => {
  it('shows a row by a permission with now() once its time has come, without any write', async () => {
    const { next } = await beforeItComes(
      async (waitMs) => {
        await addItem(waitMs);
        return follow('reader', 'subscription { item { id } }');
      },
      { data: { item: [] } },
    );

    expect(await next()).toEqual({ data: { item: [{ id: 1 }] } });
  });

  it('shows a row by the variable "now" once its time has come, beside a fixed time in the same query', async () => {
    const query = 'subscription ($by: timestamptz!) { item(where: {starts_at: {_lte: $by}}) { id } }';
    const fixed = await follow('planner', query, { by: '2000-01-01' });
    expect(await fixed.next()).toEqual({ data: { item: [] } });
    const { next } = await beforeItComes(
      async (waitMs) => {
        await addItem(waitMs);
        return follow('planner', query, { by: 'now' });
      },
      { data: { item: [] } },
    );

    expect(await next()).toEqual({ data: { item: [{ id: 1 }] } });
  });

  it.each([
    ['as_domain', 'moment', 'now'],
    ['as_list', 'timestamptz', '{now}'],
    ['as_range', 'tstzrange', '(,now]'],
    ['as_multirange', 'tstzmultirange', '{(,now]}'],
  ])('shows a row by a variable of another type that contains "now": %s', async (column, type, by) => {
    const given = type === 'timestamptz' ? '[timestamptz!]' : `${type}!`;
    const query = `subscription ($by: ${given}) { time_table(where: {${column}: {_lte: $by}}) { id } }`;
    const { next } = await beforeItComes(
      async (waitMs) => {
        await sql.query(`
          insert into time_table
            select 1, at, array[at], tstzrange(null, at, '(]'), tstzmultirange(tstzrange(null, at, '(]'))
            from (select now() + interval '${waitMs} ms') as moments (at)`);
        return follow('planner', query, { by: type === 'timestamptz' ? ['now'] : by });
      },
      { data: { time_table: [] } },
    );

    expect(await next()).toEqual({ data: { time_table: [{ id: 1 }] } });
  });
});
