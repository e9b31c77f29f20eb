import { describe, expect, it } from 'vitest';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { createFaultWorld } from '../support/fault-world.ts';
import { openSocket } from '../support/open-socket.ts';
import { ADMIN } from '../support/start-test-engine.ts';

const QUERY = '{ items { id } }';
/** Tries of live queries' statements, of which four run at once, that take longer than any of them may wait. */
const MANY_TRIES = 24;

/** The engine has four connections; the test locks a table, so that requests that read it wait. */
describe('an engine with more requests than connections', () => {
  const post = (address: string, signal?: AbortSignal, path = '/v1/graphql') =>
    fetch(`${world.engine.url}${path}`, {
      method: 'POST',
      headers: { ...ADMIN, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query: QUERY }),
      ...(signal && { signal }),
    });
  const locked = async (run: () => Promise<void>) => {
    await locker.query('begin; lock table items in access exclusive mode');
    try {
      await run();
    } finally {
      await locker.query('commit');
    }
  };

  const world = useStarted(() =>
    createFaultWorld({
      isShared: true,
      env: {
        HASURA_GRAPHQL_PG_CONNECTIONS: '4',
        HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_BATCH_SIZE: '1',
        ENGINE_MAX_WAIT_MS: '500',
        // Statements that wait for the lock keep their connections here.
        ENGINE_COSTLY_STATEMENT_MS: '600000',
      },
    }),
  );
  const locker = useStarted(() => openClient(world.databaseUrl));

  it('answers that the server is busy and when to try again, and stays healthy', async () => {
    await locked(async () => {
      const hogs = ['10.0.0.1', '10.0.0.2'].flatMap((address) => [1, 2, 3].map(() => post(address)));
      await waitUntil('all connections are taken', async () => (await world.blocked()) === 4);

      const late = await post('10.0.0.3');
      const older = await post('10.0.0.3', undefined, '/v1alpha1/graphql');

      const message =
        'the server is too busy: no place among the connections to the database came free in time; try again in 1 s';
      expect(late.status).toBe(200);
      expect(late.headers.get('retry-after')).toBe('1');
      expect(await late.json()).toEqual({
        errors: [{ message, extensions: { path: '$', code: 'too-busy', retryAfterSeconds: 1 } }],
      });
      expect({ status: older.status, retryAfter: older.headers.get('retry-after') }).toEqual({
        status: 503,
        retryAfter: '1',
      });
      expect((await fetch(`${world.engine.url}/healthz`)).status).toBe(200);
      for (const hog of hogs) hog.catch(() => undefined);
    });
    await waitUntil('every place is free', () => world.engine.counts().inside === 0);
    expect(await (await post('10.0.0.3')).json()).toEqual({ data: { items: [{ id: 1 }] } });
  });

  it.each([
    ['an address', () => '10.0.0.1'],
    ['an IPv6 network of 64 bits, whatever its addresses', (index: number) => `2001:db8:1:2::${index}`],
  ])('leaves one connection free when %s asks for all', async (_, emailOf) => {
    await locked(async () => {
      const controller = new AbortController();
      const hogs = [1, 2, 3, 4, 5, 6].map((index) => post(emailOf(index), controller.signal));
      for (const hog of hogs) hog.catch(() => undefined);
      await waitUntil('the address has its share', async () => (await world.blocked()) === 3);
      const other = post('10.0.0.2', controller.signal);
      other.catch(() => undefined);

      await waitUntil('another gets the place that is left', async () => (await world.blocked()) === 4);
      controller.abort();
      await waitUntil(
        'whoever hangs up has cancelled its statement',
        async () => (await world.blocked()) === 0,
      );
      await waitUntil('nobody waits', () => world.engine.counts()['waiting'] === 0);
    });
    await waitUntil('every place is free', () => world.engine.counts().inside === 0);
    expect(await (await post('10.0.0.1')).json()).toHaveProperty('data');
  });

  it('cancels the statement of an operation that the client completes, or whose socket closes', async () => {
    const socket = await openSocket(world.engine);
    await locked(async () => {
      socket.subscribe('1', QUERY);
      socket.subscribe('2', QUERY);
      await waitUntil('both wait for the lock', async () => (await world.blocked()) === 2);
      socket.send({ type: 'complete', id: '1' });
      await waitUntil('the completed one is cancelled', async () => (await world.blocked()) === 1);
      socket.close();
      await waitUntil('the other is cancelled', async () => (await world.blocked()) === 0);
    });
  });

  it('retries live queries that wait for a locked table, and sends their clients no error', async () => {
    await world.sql(`update items set name = 'first'`);
    const socket = await openSocket(world.engine);
    const ids = Array.from({ length: 12 }, (_, at) => String(at));
    for (const id of ids) {
      const query = 'subscription ($min: Int) { items(where: {id: {_gt: $min}}) { name } }';
      socket.subscribe(id, query, { min: -Number(id) });
      await socket.result(id);
    }
    const seen = new Set<unknown>();
    const tries = async () => {
      const rows = await world.sql(
        `select pid, query_start::text from pg_stat_activity
         where application_name = 'engine-live' and wait_event_type = 'Lock' and datname = current_database()`,
      );
      for (const row of rows) seen.add(JSON.stringify(row));
      return seen.size;
    };
    await locked(async () => {
      await locker.query(`update items set name = 'changed'`);
      await locker.query('commit; begin; lock table items in access exclusive mode');
      await waitUntil('they were tried again and again', async () => (await tries()) > MANY_TRIES);
    });

    const states = await Promise.all(ids.map((id) => socket.result(id)));
    expect(states).toEqual(ids.map(() => ({ data: { items: [{ name: 'changed' }] } })));
  });
});
