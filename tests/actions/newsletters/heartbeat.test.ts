import { randomUUID } from 'node:crypto';
import { makeWorkerUtils } from 'graphile-worker';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { startHeartbeat } from '#actions/features/send-newsletter/heartbeat.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startNewsletters } from './start-newsletters.ts';

/** Milliseconds far above those by which a busy machine delays a heartbeat. */
const SILENCE_MS = 2_000;

const world = useStarted(() => startNewsletters());
afterEach(async () => {
  await world.clear();
  await world.pool.query('delete from actions.workers');
});

const start = (jobNames: string[] = []) =>
  startHeartbeat({
    pool: world.pool,
    clearingPool: world.pool,
    log: world.log,
    jobNames: () => jobNames,
    onDead: async () => undefined,
    beatMs: 100,
    silenceMs: SILENCE_MS,
  });

/** Adds a job that has been locked for an hour by a worker of that name. */
async function lockJob(workerName: string): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: world.pool });
  await utils.addJob('held', {}, { jobKey: workerName });
  await world.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 hour' where key = $1`,
    [workerName],
  );
  await utils.release();
}
const lockedBy = async () =>
  (await world.rows('select locked_by from graphile_worker.jobs order by locked_by')).map(
    (row) => row['locked_by'],
  );

describe('the heartbeat of a worker', () => {
  it('unlocks only the jobs of a worker without heartbeats, and only once its own succeed for as long', async () => {
    await lockJob('dead-worker');
    await lockJob('living-worker');
    const begun = Date.now();
    const living = start(['living-worker']);

    await expect.poll(lockedBy, { interval: 20 }).toEqual(['living-worker', null]);

    expect(Date.now() - begun).toBeGreaterThanOrEqual(SILENCE_MS);
    await living.stop();
  });

  it('takes a worker that is 2.5 s late for dead only if its connection is gone', async () => {
    const [gone, late] = [randomUUID(), randomUUID()];
    const connection = await world.pool.connect();
    onTestFinished(() => connection.release(true));
    await connection.query(`select set_config('application_name', $1, false)`, [`actions heartbeat ${late}`]);
    const ids = async () => (await world.rows('select id from actions.workers')).map(({ id }) => id);
    await world.rows('insert into actions.workers (id) values ($1), ($2)', [gone, late]);
    const beLate = () =>
      world.rows(
        `update actions.workers set beat_at = now() - make_interval(secs => 2.5) where id = any ($1)`,
        [[gone, late]],
      );
    await beLate();
    const living = start();

    await expect.poll(async () => (await beLate(), await ids())).toEqual(expect.not.arrayContaining([gone]));
    expect(await ids()).toContain(late);
    await world.rows(`update actions.workers set beat_at = now() - interval '1 hour' where id = $1`, [late]);

    await expect.poll(ids).toEqual([living.id()]);
    await living.stop();
  });

  it('continues under a new name after it was taken for dead, and deletes its row when it stops', async () => {
    const heart = start();
    await expect.poll(() => world.rows('select from actions.workers')).toHaveLength(1);
    const before = heart.id();

    await world.pool.query('delete from actions.workers');

    await expect.poll(() => heart.id()).not.toBe(before);
    await expect.poll(() => world.rows('select id from actions.workers')).toEqual([{ id: heart.id() }]);

    await heart.stop();

    expect(await world.rows('select from actions.workers')).toEqual([]);
  });
});

describe('a service whose shared connections are all in use', () => {
  it('is not taken for dead, so that each mail is sent once', async () => {
    await world.addContacts(30);
    world.sink.control.delayMs = 500;
    const shared = openPool(world.database.url, { max: 2 });
    await world.startDispatcher({ pool: shared });
    onTestFinished(() => shared.end());
    await expect.poll(() => world.rows('select from actions.workers')).toHaveLength(1);
    const [worker] = await world.rows('select id from actions.workers');
    const { dispatch_id } = await world.send(await world.addNewsletter());
    await expect.poll(() => world.sink.mails.length).toBeGreaterThan(0);
    await world.startDispatcher();

    const held = await Promise.all([shared.connect(), shared.connect()]);
    try {
      const [since] = await world.rows('select now()');
      // The second dispatcher looks for dead workers once it has run for a second, and would soon send again.
      await expect
        .poll(async () => hasDoubles() || (await hasBeaten(worker?.['id'], since?.['now'], '2 s')))
        .toBe(true);

      await world.untilFinished(dispatch_id);
    } finally {
      // The dispatcher needs a connection to stop.
      for (const client of held) client.release();
    }
    expect([...world.sink.counts().values()]).toEqual(Array(30).fill(1));
    expect(await world.rows('select from deliveries where unknown_attempts > 0')).toEqual([]);
  });
});

const hasDoubles = () => [...world.sink.counts().values()].some((count) => count > 1);

/** Tells whether a worker's last heartbeat is later than a time by an interval. */
async function hasBeaten(id: unknown, since: unknown, interval: string): Promise<boolean> {
  const rows = await world.rows(
    'select from actions.workers where id = $1 and beat_at > $2::timestamptz + $3::interval',
    [id, since, interval],
  );
  return rows.length > 0;
}

describe('mails that a dead worker was sending', () => {
  it('become unknown, and are sent again once', async () => {
    await world.addContacts(3);
    const { id } = await world.sendAll();
    await world.pool.query(
      `update deliveries set state = 'sending', claimed_by = $1 where id = (select id from deliveries limit 1)`,
      [randomUUID()],
    );
    await world.pool.query(`update dispatches set state = 'sending'`);

    await world.untilFinished(String(id));

    expect(await world.rows('select from deliveries where unknown_attempts = 1')).toHaveLength(1);
    expect(world.sink.mails).toHaveLength(4);
  });
});
