import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deletePastEvents, relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { holdConnection } from '#tests/support/postgres/hold-connection.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';

const db = usePool();

const addLink = (client: pg.Pool | pg.ClientBase, label: string) =>
  client.query(`insert into footer_links (label, url, category) values ($1, '/', 'Company')`, [label]);
const positions = async () =>
  (
    await db.pool.query<{ id: string; position: string | null }>(
      'select id, position from outbox.events order by id',
    )
  ).rows.map(({ id, position }) => [Number(id), position === null ? null : Number(position)]);

/** Positions once three instances have relayed at the same time. */
const relayed = async () => {
  await Promise.all([relayOutbox(db.pool), relayOutbox(db.pool), relayOutbox(db.pool)]);
  return (await positions()).map(([, position]) => position);
};

describe('relayOutbox', () => {
  it('numbers committed events although an older transaction runs, and its events after its commit', async () => {
    const slow = await holdConnection(db.pool);
    await slow.query('begin');
    await addLink(slow, 'Slow');
    await addLink(db.pool, 'Quick');

    const whileRunning = await relayed();
    await slow.query('commit');

    expect(whileRunning).toEqual([1]);
    expect(await relayed()).toEqual([2, 1]);
  });

  it('does not wait for a transaction in another database', async () => {
    const other = openPool((await openTestDatabase()).url);
    onTestFinished(() => other.end());
    const client = await holdConnection(other);
    await client.query('begin');
    await addLink(client, 'Elsewhere');
    await addLink(db.pool, 'Here');

    expect(await relayed()).toEqual([2, 1, 3]);
  });

  it('numbers an event that a restore brought with a transaction id far ahead', async () => {
    await addLink(db.pool, 'Restored');
    await db.pool.query(`update outbox.events set transaction_id = '9000000000' where position is null`);

    expect(await relayed()).toEqual([2, 1, 3, 4]);
  });

  it('numbers events without a gap if three instances run at the same time', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((label) => addLink(db.pool, label)));

    expect((await relayed()).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('goes on counting after deletePastEvents has deleted events older than a week', async () => {
    await db.pool.query(
      `update outbox.events set happened_at = now() - interval '8 days' where position <= 7`,
    );

    await deletePastEvents(db.pool);
    await addLink(db.pool, 'Later');

    expect(await relayed()).toEqual([8, 9]);
  });
});
