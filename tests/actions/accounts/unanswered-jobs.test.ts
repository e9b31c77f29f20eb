import type { Task } from 'graphile-worker';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import { startJobsRunner, type JobsRunner } from '#actions/lib/jobs/start-jobs-runner.ts';
import { startProxy, type Proxy } from '#tests/support/processes/start-proxy.ts';
import { WITH_QUEUE } from '../templates.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

/** Longer than a starved machine needs between a job's lock and its start; tests set the lock's time back. */
const LOST_AFTER_MS = 6_000;

let proxy: Proxy;
let runner: JobsRunner | undefined;

const { database, pool } = usePool({ template: WITH_QUEUE });
beforeEach(async () => {
  proxy = await startProxy(database.url);
});
afterEach(async () => {
  proxy.serve();
  await runner?.stop();
  runner = undefined;
  await proxy.stop();
  await pool.query('delete from graphile_worker._private_jobs');
});

const queueProbe = () => queueJob(pool, { task: 'probe', payload: {}, maxAttempts: 5 });

/** Starts a runner behind the proxy, with a job that waits for it. */
async function startWithJob(task: Task): Promise<JobsRunner> {
  await queueProbe();
  return startRunner(task);
}

async function startRunner(task: Task, log = pino({ level: 'silent' })): Promise<JobsRunner> {
  runner = await startJobsRunner({
    databaseUrl: proxy.url,
    log,
    answerMs: 300,
    lostAfterMs: LOST_AFTER_MS,
    tasks: { probe: task },
  });
  return runner;
}

const jobs = async () => (await pool.query('select * from graphile_worker._private_jobs')).rows as unknown[];

describe('a job during a failover of the database to another server', () => {
  it('is marked as done over a new connection, and runs once', async () => {
    let runs = 0;
    await startWithJob(() => {
      runs += 1;
      proxy.freeze('served');
    });

    await expect.poll(jobs).toEqual([]);

    expect(runs).toBe(1);
  });

  it('that fails is tried again', async () => {
    let runs = 0;
    await startWithJob(() => {
      runs += 1;
      if (runs > 1) return;
      proxy.freeze('served');
      throw new Error('not yet');
    });

    await expect.poll(jobs).toMatchObject([{ attempts: 1, locked_at: null, last_error: 'Error: not yet' }]);
    await pool.query('update graphile_worker._private_jobs set run_at = now()');

    await expect.poll(jobs).toEqual([]);
    expect(runs).toBe(2);
  });

  it('that was locked but never began is unlocked, and runs', async () => {
    let runs = 0;
    const { names } = await startWithJob(() => void (runs += 1));
    await expect.poll(jobs).toEqual([]);
    proxy.freeze('served');

    await pool.query(
      `with job as (select (graphile_worker.add_job('probe', run_at := now() + interval '1 hour')).id) select from job`,
    );
    await pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = $2, attempts = 1, run_at = now()`,
      [names()[0], new Date(Date.now() - LOST_AFTER_MS)],
    );

    await expect.poll(jobs).toEqual([]);
    expect(runs).toBe(2);
  });
});

describe('a job runner whose database does not answer', () => {
  it('takes jobs later, even if its first look-up of the tasks failed', async () => {
    await queueProbe();
    const locking = await pool.connect();
    await locking.query('begin; lock table graphile_worker._private_tasks in share row exclusive mode');
    let runs = 0;
    try {
      const logged: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
      await startRunner(() => void (runs += 1), log);
      await expect.poll(() => logged.join('')).toContain('The runner of jobs could not begin');
    } finally {
      await locking.query('rollback');
      locking.release();
    }

    await expect.poll(jobs).toEqual([]);
    expect(runs).toBe(1);
  });

  it('stops, and leaves the job whose end it could not write locked for other runners', async () => {
    let isFrozen = false;
    const { stop } = await startWithJob(() => {
      proxy.freeze('frozen');
      isFrozen = true;
    });
    runner = undefined;
    await expect.poll(() => isFrozen).toBe(true);

    await stop();

    expect(await jobs()).toMatchObject([{ attempts: 1, locked_at: expect.any(Date) }]);
  });
});
