import { afterEach, describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { createFaultWorld } from '../support/fault-world.ts';
import { openSocket } from '../support/open-socket.ts';
import { asRole } from '../support/start-test-engine.ts';
import { TestSocket } from '../support/test-socket.ts';

/** Subscription of one SQL statement whose cost depends on its value: it takes so many seconds. */
const NAPS =
  'subscription Naps($seconds: float8!) { naps(where: {seconds: {_eq: $seconds}}) { seconds note } }';
const SETUP = `
  create table nap_lengths (seconds float8 primary key, note text);
  insert into nap_lengths select length, 'first' from unnest(array[0, 0.001, 1]) as length;
  insert into nap_lengths select 1000 + number, 'first' from generate_series(1, 100) as number;
  create view naps as select seconds, note, pg_sleep(seconds)::text as slept from nap_lengths`;
const TABLES = [
  {
    table: 'naps',
    select_permissions: [{ role: 'anonymous', permission: { columns: '*', filter: {} } }],
  },
];

/** Starts a world with naps, whose statements may take `limitMs`. */
function useNaps(limitMs: number) {
  const sockets: TestSocket[] = [];

  const world = useStarted(() =>
    createFaultWorld({
      isShared: true,
      setup: SETUP,
      tables: TABLES,
      env: {
        HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
        ENGINE_LIVE_STATEMENT_TIMEOUT_MS: String(limitMs),
      },
    }),
  );
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close();
    await waitUntil('nothing runs', async () => (await running()) === 0);
  });

  const connect = async (ip: string) => {
    const socket = await TestSocket.open(world.engine.socketUrl, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': ip },
    });
    sockets.push(socket);
    socket.send({ type: 'connection_init', payload: { headers: asRole('anonymous') } });
    await socket.next(({ type }) => type === 'connection_ack');
    return socket;
  };
  const running = async () => {
    const [row] = (await world.sql(
      `select count(*)::int as count from pg_stat_activity
       where application_name = 'engine-live' and state = 'active' and datname = current_database()`,
    )) as { count: number }[];
    return row?.count ?? 0;
  };
  /** Subscribes to naps that take longer than any statement may. */
  const attack = async (ip: string, count = 8) => {
    const socket = await connect(ip);
    for (let number = 1; number <= count; number += 1)
      socket.subscribe(`slow ${number}`, NAPS, { seconds: 1_000 + number });
    return socket;
  };

  return { world, connect, running, attack };
}

const stateOf = (socket: TestSocket, id: string) =>
  socket.next((message) => message.id === id).then(({ payload }) => payload);

describe('live queries of a hostile network', () => {
  /** No statement of a test ends by its time limit, hence each one that ends was cancelled or is done. */
  const { world, connect, running, attack } = useNaps(600_000);

  it('delay neither the first nor a later state of another network’s query, even of the same statement', async () => {
    const innocent = await connect('10.0.0.2');
    const hostile = await attack('10.0.0.1');
    await waitUntil('they run', async () => (await running()) > 0);

    innocent.subscribe('1', NAPS, { seconds: 0 });
    expect(await stateOf(innocent, '1')).toEqual({ data: { naps: [{ seconds: 0, note: 'first' }] } });
    expect(hostile.inbox).toEqual([]);

    await world.sql(`update nap_lengths set note = 'second' where seconds = 0`);
    expect(await stateOf(innocent, '1')).toEqual({ data: { naps: [{ seconds: 0, note: 'second' }] } });
    innocent.subscribe('2', 'subscription { items { id } }');
    expect(await stateOf(innocent, '2')).toHaveProperty('data');
    expect(hostile.inbox).toEqual([]);
  });

  it('leave no statement running once their subscriptions are completed', async () => {
    const hostile = await connect('10.0.0.1');
    const innocent = await connect('10.0.0.2');
    const cycles = Array.from({ length: 24 }, (_, index) => `cycle ${index}`);
    for (const [index, id] of cycles.entries())
      hostile.subscribe(id, NAPS.replace('{ naps', `{ alias${index}: naps`), { seconds: 1_001 });
    await waitUntil('they run', async () => (await running()) > 0);
    for (const id of cycles) hostile.send({ type: 'complete', id });

    innocent.subscribe('1', 'subscription { items { id } }');

    expect(await stateOf(innocent, '1')).toHaveProperty('data');
    await waitUntil('nothing runs', async () => (await running()) === 0);
    expect(hostile.inbox).toEqual([]);
  });

  it('get their answer if the statement is slow but within the time limit', async () => {
    const patient = await connect('10.0.0.3');

    patient.subscribe('1', NAPS, { seconds: 1 });

    expect(await stateOf(patient, '1')).toEqual({ data: { naps: [{ seconds: 1, note: 'first' }] } });
  });

  it('are retried without an error to the client while a table is locked', async () => {
    const waiting = await connect('10.0.0.4');
    const holder = await openClient(world.databaseUrl);
    await holder.query('begin; lock table items in access exclusive mode');

    waiting.subscribe('1', 'subscription { items { id name } }');
    const tries = new Set<string>();
    await waitUntil('it was tried three times', async () => {
      const rows = await world.sql(
        `select query_start::text as begun from pg_stat_activity
         where application_name = 'engine-live' and wait_event_type = 'Lock' and datname = current_database()`,
      );
      for (const { begun } of rows as { begun: string }[]) tries.add(begun);
      return tries.size >= 3;
    });
    expect(waiting.inbox).toEqual([]);
    await holder.query('rollback');
    await holder.end();

    expect(await stateOf(waiting, '1')).toEqual({ data: { items: [{ id: 1, name: 'first' }] } });
  });
});

describe('costly live queries of one network', () => {
  const { running, attack } = useNaps(3_000);

  it('hold two of four connections at most, and fail when their time limit is over', async () => {
    const hostile = await attack('10.0.0.1', 3);
    const most: number[] = [];

    await waitUntil('one was told', async () => {
      most.push(await running());
      return hostile.inbox.length > 0;
    });

    expect(Math.max(...most)).toBe(2);
    expect(hostile.inbox[0]).toMatchObject({
      type: 'next',
      payload: { errors: [{ extensions: { code: 'limit-exceeded' } }] },
    });
  });
});

describe('a live query that becomes slow', () => {
  const COUNT = 100;
  const SLOW = 50;
  const MOOD = 'subscription Mood($id: Int!) { moods(where: {id: {_eq: $id}}) { id note slept } }';

  const world = useStarted(() =>
    createFaultWorld({
      isShared: true,
      setup: `
        create table mood (id int primary key, note text, seconds float8);
        insert into mood select n, 'first', 0 from generate_series(1, ${COUNT}) n;
        create view moods as select id, note, pg_sleep(seconds)::text as slept from mood`,
      tables: [
        {
          table: 'moods',
          select_permissions: [{ role: 'anonymous', permission: { columns: '*', filter: {} } }],
        },
      ],
      env: { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous', ENGINE_LIVE_STATEMENT_TIMEOUT_MS: '60000' },
    }),
  );

  it('does not delay the live queries of the same batch, and causes them no error', async () => {
    await world.sql(`update mood set note = 'first', seconds = 0`);
    const socket = await openSocket(world.engine, {});
    const ids = Array.from({ length: COUNT }, (_, at) => at + 1);
    const others = ids.filter((id) => id !== SLOW);
    const next = (id: number) => socket.result(String(id));
    for (const id of ids) socket.subscribe(String(id), MOOD, { id });
    await Promise.all(ids.map(next));

    await world.sql(`update mood set note = 'second', seconds = case id when ${SLOW} then 300 else 0 end`);
    const states = await Promise.all(others.map(next));
    expect(states).toEqual(others.map((id) => ({ data: { moods: [{ id, note: 'second', slept: '' }] } })));

    await world.sql(`update mood set note = 'third'`);
    const later = await Promise.all(others.map(next));
    expect(later).toEqual(others.map((id) => ({ data: { moods: [{ id, note: 'third', slept: '' }] } })));
    expect(socket.inbox).toEqual([]);
  });
});
