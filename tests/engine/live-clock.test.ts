import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { realCore } from './support/real-core.ts';
import { ADMIN_SECRET, startTestEngine, type TestEngine } from './support/start-test-engine.ts';
import { TestSocket } from './support/test-socket.ts';

let database: TestDatabase;
let engine: TestEngine;
let sql: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty' });
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  await sql.query(`
    create table item (id int primary key, starts_at timestamptz not null);
    create domain moment as timestamptz;
    create table time_table (
      id int primary key, as_domain moment, as_list timestamptz[], as_range tstzrange, as_multirange tstzmultirange
    )`);
  engine = await startTestEngine({
    databaseUrl: database.url,
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
  });
});
afterAll(async () => {
  await engine.stop();
  await sql.end();
  await database.close();
});

const follow = async (role: string, query: string, variables?: Record<string, unknown>) => {
  const headers = { 'x-hasura-admin-secret': ADMIN_SECRET, 'x-hasura-role': role };
  const socket = await TestSocket.connect(engine.socketUrl, 'graphql-transport-ws', headers);
  onTestFinished(() => socket.close());
  socket.subscribe('1', query, variables);

  return { next: () => socket.result('1') };
};
/** Adds an item whose time starts in 1.5 s; nothing is written after that. */
const addItem = () => sql.query(`insert into item values (1, now() + interval '1500 ms')`);

describe('what looks at the clock', () => {
  afterEach(() => sql.query('truncate item'));

  it('shows a row of a permission when its time has come, though nothing was written', async () => {
    await addItem();
    const { next } = await follow('reader', 'subscription { item { id } }');

    expect(await next()).toEqual({ data: { item: [] } });
    expect(await next()).toEqual({ data: { item: [{ id: 1 }] } });
  });

  it('shows a row of a variable, beside one of the same query that names a fixed time', async () => {
    const query = 'subscription ($by: timestamptz!) { item(where: {starts_at: {_lte: $by}}) { id } }';
    const fixed = await follow('planner', query, { by: '2000-01-01' });
    expect(await fixed.next()).toEqual({ data: { item: [] } });
    await addItem();
    const { next } = await follow('planner', query, { by: 'now' });

    expect(await next()).toEqual({ data: { item: [] } });
    expect(await next()).toEqual({ data: { item: [{ id: 1 }] } });
  });

  it.each([
    ['as_domain', 'moment', 'now'],
    ['as_list', 'timestamptz', '{now}'],
    ['as_range', 'tstzrange', '(,now]'],
    ['as_multirange', 'tstzmultirange', '{(,now]}'],
  ])('shows a row by a value of another type that holds the time: %s', async (column, type, by) => {
    await sql.query(`
      truncate time_table;
      insert into time_table
        select 1, at, array[at], tstzrange(null, at, '(]'), tstzmultirange(tstzrange(null, at, '(]'))
        from (select now() + interval '1500 ms') as moments (at)`);
    const given = type === 'timestamptz' ? '[timestamptz!]' : `${type}!`;
    const { next } = await follow(
      'planner',
      `subscription ($by: ${given}) { time_table(where: {${column}: {_lte: $by}}) { id } }`,
      { by: type === 'timestamptz' ? ['now'] : by },
    );

    expect(await next()).toEqual({ data: { time_table: [] } });
    expect(await next()).toEqual({ data: { time_table: [{ id: 1 }] } });
  });
});
