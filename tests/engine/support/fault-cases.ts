import pg from 'pg';
import { expect } from 'vitest';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { createFaultWorld, ITEMS, type FaultWorld, type Follower, type WorldOptions } from './fault-world.ts';

const stateOf = (name: string) => ({ data: { items: [{ id: 1, name }] } });
const everyoneHas = (followers: readonly Follower[], name: string) =>
  followers.every((follower) => JSON.stringify(follower.state()) === JSON.stringify(stateOf(name)));

/** Runs a case in a world of its own, which is closed even if the case fails. */
async function inWorld(run: (world: FaultWorld) => Promise<void>, options: WorldOptions = {}): Promise<void> {
  const world = await createFaultWorld(options);
  try {
    await run(world);
  } finally {
    await world.close();
  }
}

/**
 * Restarts the database under subscriptions: sockets stay open, requests get a plain message, the last answer is
 * right.
 */
export function databaseRestarts({ clients }: { clients: number }): Promise<void> {
  return inWorld(async (world) => {
    const followers = await world.followers(clients);
    await world.stopDatabase();
    expect((await world.engine.post({ query: ITEMS })).body).toEqual({
      errors: [{ message: 'the database is unavailable', extensions: { path: '$', code: 'postgres-error' } }],
    });
    const health = async () => (await fetch(`${world.engine.url}/healthz`)).status;
    await waitUntil('the engine says that it is not well', async () => (await health()) === 503);

    await world.startDatabase();
    await world.sql(`update items set name = 'after the restart'`);

    await waitUntil('every client has the new state', () => everyoneHas(followers, 'after the restart'));
    expect(followers.every(({ socket }) => socket.socket.readyState === 1)).toBe(true);
    expect(await world.engine.post({ query: ITEMS })).toMatchObject({
      body: stateOf('after the restart'),
    });
    expect(await health()).toBe(200);
  });
}

/** Kills the connection for notifications repeatedly, each time with a write before it is back. */
export function listenerIsKilled({
  clients,
  times,
  ...options
}: { clients: number; times: number } & WorldOptions): Promise<void> {
  return inWorld(async (world) => {
    const followers = await world.followers(clients);
    for (let at = 0; at < times; at += 1) {
      await world.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'engine-reports' and datname = current_database()`,
      );
      await world.sql(`update items set name = $1`, [`in gap ${at}`]);
      await waitUntil('the write in the gap is seen', () => everyoneHas(followers, `in gap ${at}`));
    }
  }, options);
}

/**
 * Updates rows in a dense sequence: answers join several updates, keep their order, and the last is right for every
 * client.
 */
export function updatesInAStream({
  clients,
  seconds,
  ...options
}: { clients: number; seconds: number } & WorldOptions): Promise<void> {
  return inWorld(async (world) => {
    const followers = await world.followers(clients);
    const updates = seconds * 1_000;
    await world.sql(steadyUpdates(updates, 1_000));

    await waitUntil('every client has the last state', () => everyoneHas(followers, `update ${updates}`));
    const received = Math.max(...followers.map((follower) => follower.received()));
    expect(received).toBeLessThan(updates / 2);
    expect(received).toBeGreaterThan(seconds * 2);
  }, options);
}

/**
 * Updates at the pace of the database's clock, so that a busy test process does not slow them; each is a transaction.
 */
const steadyUpdates = (total: number, perSecond: number) => `do $$
declare
  started timestamptz := clock_timestamp();
begin
  for n in 1..${total} loop
    update items set name = 'update ' || n;
    commit;
    perform pg_sleep(greatest(0, extract(epoch from started - clock_timestamp()) + n / ${perSecond}.0));
  end loop;
end
$$`;

/** Changes that are made after the engine has begun to hold back the answers for a client that does not read. */
const CHANGES_MISSED = 3;

/**
 * Lets one client stop reading while large answers change, for less time than the engine's patience: others are not
 * delayed, and it gets the latest answer, without those between.
 */
export function readerIsSlow({ rounds, ...options }: { rounds: number } & WorldOptions): Promise<void> {
  return inWorld(async (world) => {
    const [slow, quick] = (await world.followers(2)) as [Follower, Follower];
    const large = 'x'.repeat(1_000_000);
    for (let round = 1; round <= rounds; round += 1) {
      slow.socket.socket.pause();
      const receivedBefore = slow.received();
      let made = 0;
      let missed = 0;
      while (missed < CHANGES_MISSED) {
        if (world.engine.counts().unsentBytes > 0) missed += 1;
        made += 1;
        await world.sql('update items set name = $1', [`${large} ${round}.${made}`]);
        await waitUntil('the quick one has it', () => everyoneHas([quick], `${large} ${round}.${made}`));
      }
      expect(slow.received()).toBe(receivedBefore);

      slow.socket.socket.resume();

      await waitUntil('the slow one has the latest', () => everyoneHas([slow], `${large} ${round}.${made}`));
      expect(slow.received() - receivedBefore).toBe(made - CHANGES_MISSED + 1);
    }
  }, options);
}

/** Locks the table: the statement exceeds its time limit, clients get an error, and after the lock the next answer. */
export function tableIsLocked(options: WorldOptions = {}): Promise<void> {
  return inWorld(
    async (world) => {
      const [follower] = (await world.followers(1)) as [Follower];
      const locker = await openClient(world.databaseUrl, 'begin; lock table items in access exclusive mode');
      const late = await world.engine.post({ query: ITEMS });
      expect(late.body).toHaveProperty('errors');
      await locker.query(`update items set name = 'unlocked'; commit`);
      await locker.end();

      await waitUntil('the state behind the lock is seen', () => everyoneHas([follower], 'unlocked'));
    },
    { ...options, env: { ENGINE_STATEMENT_TIMEOUT_MS: '1000' } },
  );
}

/** Uses up all the database's connections for a while: requests get a plain message at once, and recover afterwards. */
export function databaseIsFull(): Promise<void> {
  return inWorld(async (world) => {
    const [follower] = (await world.followers(1)) as [Follower];
    const [{ free }] = (await world.sql(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as free`,
    )) as [{ free: number }];
    const hogs = Array.from({ length: free }, () => {
      const hog = new pg.Client({ connectionString: world.databaseUrl });
      hog.on('error', () => undefined);
      return hog;
    });
    await Promise.allSettled(hogs.map((hog) => hog.connect()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.engine.post({ query: ITEMS })));
    const texts = new Set(answers.map(({ body }) => JSON.stringify(body)));
    expect(
      [...texts].every((text) => text.includes('"data"') || text.includes('the database is unavailable')),
    ).toBe(true);
    await Promise.allSettled(hogs.map((hog) => hog.end()));

    await world.sql(`update items set name = 'room again'`);
    await waitUntil('the state after it is seen', () => everyoneHas([follower], 'room again'));
  });
}

/** Lets a client answer no ping, as if its network were dead: its socket and its subscription are freed. */
export function peerIsGone(): Promise<void> {
  return inWorld(async (world) => {
    const [follower] = (await world.followers(1)) as [Follower];
    follower.socket.socket.pause();

    await waitUntil('the engine has freed it', () => world.engine.counts()['subscriptions'] === 0);
    expect(world.engine.counts()).toMatchObject({ sockets: 0, groups: 0 });
  });
}
