import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { createFaultWorld, ITEMS } from '../support/fault-world.ts';

const UNAVAILABLE = {
  errors: [{ message: 'the database is unavailable', extensions: { path: '$', code: 'postgres-error' } }],
};

describe('a frozen database', () => {
  const health = async () => (await fetch(`${world.engine.url}/healthz`)).status;

  const world = useStarted(() => createFaultWorld());
  afterAll(async () => {
    world.thawDatabase();
  });

  it('makes requests and health checks fail with 503, and is used again once it answers', async () => {
    const followers = await world.followers(1);
    onTestFinished(() => world.thawDatabase());
    world.freezeDatabase();

    const waited = await world.engine.post({ query: ITEMS });
    const late = await world.engine.post({ query: ITEMS });
    const batch = await world.engine.post([{ query: '{ __typename }' }, { query: ITEMS }]);

    expect(waited).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect(waited.headers.get('retry-after')).toBe('1');
    expect(late).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect(batch).toMatchObject({
      status: 503,
      body: [{ data: { __typename: 'query_root' } }, UNAVAILABLE],
    });
    expect(batch.headers.get('retry-after')).toBe('1');
    expect(await health()).toBe(503);

    world.thawDatabase();

    await waitUntil('the engine is well again', async () => (await health()) === 200);
    await world.sql(`update items set name = 'after the frost'`);
    expect(await world.engine.post({ query: ITEMS })).toMatchObject({
      status: 200,
      body: { data: { items: [{ name: 'after the frost' }] } },
    });
    await waitUntil('the subscription has it too', () =>
      JSON.stringify(followers[0]?.state()).includes('after the frost'),
    );
  });

  it('is told apart from a statement that is slow for many probes, and is finished', async () => {
    await world.sql(`
      create or replace function slowly() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
      create or replace trigger slow after update on items execute function slowly()`);
    const holder = await openClient(world.databaseUrl, 'select pg_advisory_lock(1)');

    const slow = world.engine.post({
      query: 'mutation { update_items(where: {}, _set: {name: "slow"}) { affected_rows } }',
    });
    await waitUntil('it waits', async () => (await world.blocked()) === 1);
    const probes = new Set<unknown>();
    await waitUntil('the database was probed eight times', async () => {
      const [probe] = await world.sql(
        `select query_start::text from pg_stat_activity where application_name = 'engine-probe'`,
      );
      return probes.add(JSON.stringify(probe)).size >= 8;
    });
    expect(await health()).toBe(200);
    expect(await world.blocked()).toBe(1);
    await holder.end();

    const { status, body } = await slow;
    expect({ status, body }).toEqual({ status: 200, body: { data: { update_items: { affected_rows: 1 } } } });
  });
});
