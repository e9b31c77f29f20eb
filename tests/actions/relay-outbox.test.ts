import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletePastEvents, relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const addLink = (db: pg.Pool | pg.PoolClient, label: string) =>
  db.query(`insert into footer_links (label, url, category) values ($1, '/', 'Company')`, [label]);
const positions = async () =>
  (
    await pool.query<{ id: string; position: string | null }>(
      'select id, position from outbox.events order by id',
    )
  ).rows.map(({ id, position }) => [Number(id), position === null ? null : Number(position)]);

/** Relays until every event has a position, as open transactions in other databases of the server delay the relay. */
const relayed = () =>
  expect.poll(async () => {
    await Promise.all([relayOutbox(pool), relayOutbox(pool), relayOutbox(pool)]);
    return (await positions()).map(([, position]) => position);
  });

describe('relayOutbox', () => {
  it('numbers no event that a running, older transaction may still come before', async () => {
    const slow = await pool.connect();
    await slow.query('begin');
    await addLink(slow, 'Slow');
    await addLink(pool, 'Quick');

    await relayOutbox(pool);
    const whileRunning = await positions();
    await slow.query('commit');
    slow.release();

    expect(whileRunning.map(([, position]) => position)).toEqual([null]);
    await relayed().toEqual([1, 2]);
  });

  it('goes on counting, one instance or several', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((label) => addLink(pool, label)));

    await relayed().toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('keeps a week, and the number goes on after it', async () => {
    await pool.query(`update outbox.events set happened_at = now() - interval '8 days' where position <= 5`);

    await deletePastEvents(pool);
    await addLink(pool, 'Later');

    await relayed().toEqual([6, 7]);
  });
});
