import { randomUUID } from 'node:crypto';
import { makeWorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '#runtime/in-transaction.ts';
import type { Db } from '#actions/lib/database.ts';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import { ADVISORY_LOCKS } from '#runtime/advisory-locks.ts';

const BEAT_MS = 2_000;
/** Milliseconds without a heartbeat after which a process counts as dead. */
export const SILENCE_MS = 6_000;

type Options = {
  /** Connections that nobody else may use up: a heartbeat that waits for one is taken for a dead process. */
  pool: Pool;
  /** Connections for clearing up after others, which may wait for locks. */
  clearingPool: Pool;
  log: Logger;
  /** Returns the ids under which this process locks jobs in graphile-worker's queue. */
  jobNames: () => string[];
  /** Releases what dead processes had claimed besides jobs; runs in the transaction that deletes their rows. */
  onDead: (db: Db) => Promise<void>;
  beatMs?: number;
  silenceMs?: number;
};

/**
 * Writes every 2 s that this process lives, and clears up after processes that have stopped doing so: it unlocks their
 * jobs, which graphile-worker would keep locked for four hours. Clearing up has a job of its own, because it may wait for
 * locks, and the next heartbeat must not wait with it.
 *
 * A process judges others only after its own heartbeats have succeeded in time for `silenceMs`: after the database was
 * away or frozen, all other processes thus get the same time to write theirs. A process that counted as dead though it
 * was only slow finds its row deleted, and goes on under a new id: what it claimed under the old id is no longer its
 * own.
 */
export function startHeartbeat({
  pool,
  clearingPool,
  log,
  jobNames,
  onDead,
  beatMs = BEAT_MS,
  silenceMs = SILENCE_MS,
}: Options) {
  let id = randomUUID();
  let isKnown = false;
  let steadySince = Date.now();
  let lastBeatAt = 0;
  const isLate = () => Date.now() - lastBeatAt > silenceMs / 2;

  async function beat(): Promise<void> {
    if (isKnown) {
      const { rowCount } = await pool.query(
        'update actions.workers set beat_at = now(), job_workers = $2 where id = $1',
        [id, jobNames()],
      );
      if (rowCount === 1) return;
      log.warn('This worker was taken for dead and goes on under a new name');
      id = randomUUID();
    }
    await pool.query('insert into actions.workers (id, job_workers) values ($1, $2)', [id, jobNames()]);
    isKnown = true;
    steadySince = Date.now();
  }

  async function keepBeating(): Promise<void> {
    try {
      await beat();
    } catch (error) {
      steadySince = Date.now();
      throw error;
    }
    if (isLate()) steadySince = Date.now();
    lastBeatAt = Date.now();
  }

  const job = runRegularly({ name: 'heartbeat', intervalMs: beatMs, log, run: keepBeating });
  const clearing = runRegularly({
    name: 'clear-dead-workers',
    intervalMs: beatMs,
    log,
    run: async () => {
      if (!isLate() && Date.now() - steadySince >= silenceMs) await clearUp(clearingPool, onDead, silenceMs);
    },
  });

  return {
    /** Returns the id under which this process claims deliveries now. */
    id: () => id,
    isWell: job.isWell,
    async stop(): Promise<void> {
      await Promise.all([job.stop(), clearing.stop()]);
      await pool.query('delete from actions.workers where id = $1', [id]).catch(() => undefined);
    },
  };
}

/**
 * Deletes the rows of processes without heartbeats and releases their work. A database that was frozen while this
 * transaction began has the heartbeats of others still to write, so nobody is judged; from then on `now()` stands still.
 */
async function clearUp(pool: Pool, onDead: (db: Db) => Promise<void>, silenceMs: number): Promise<void> {
  const begunAt = performance.now();
  await inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ is_mine: boolean }>('select pg_try_advisory_xact_lock($1) as is_mine', [
      ADVISORY_LOCKS.clearDeadWorkers,
    ]);
    if (!rows[0]?.is_mine || performance.now() - begunAt > silenceMs / 2) return;
    await db.query(`delete from actions.workers where beat_at < now() - make_interval(secs => $1)`, [
      silenceMs / 1_000,
    ]);
    await onDead(db);
  });
  const { rows } = await pool.query<{ locked_by: string }>(
    `select distinct locked_by from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => $1)
       and not exists (select from actions.workers where jobs.locked_by = any (job_workers))`,
    [silenceMs / 1_000],
  );
  if (rows.length === 0) return;
  const utils = await makeWorkerUtils({ pgPool: pool });
  await utils.forceUnlockWorkers(rows.map(({ locked_by }) => locked_by));
  await utils.release();
}
