import { randomUUID } from 'node:crypto';
import { makeWorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Db } from '#actions/lib/database.ts';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';

const BEAT_MS = 2_000;
/** Milliseconds without a heartbeat after which a process counts as dead that has no connection any more. */
export const SILENCE_MS = 6_000;
/** Multiple of SILENCE_MS after which one counts as dead whose connection is still there: its machine may be gone. */
const LONGEST_SILENCE = 10;
/** Name of the connection on which a process writes its heartbeats; its id follows. */
const SESSION = 'actions heartbeat ';

type Options = {
  /** Connections that no other work may use up: a heartbeat that waits for one is taken for a dead process. */
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
 * away or frozen, all other processes thus get the same time to write theirs.
 *
 * A process that ends loses its connection to PostgreSQL at once; a process that only has no processor keeps it, and
 * gets a minute. One that counted as dead all the same finds its row deleted, and goes on under a new id: what it
 * claimed under the old id is no longer its own.
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
      if ((await write(pool, BEAT, { id, jobNames: jobNames() })) === 1) return;
      log.warn('This worker was taken for dead and goes on under a new name');
      id = randomUUID();
    }
    await write(pool, FIRST_BEAT, { id, jobNames: jobNames() });
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

type Worker = { id: string; jobNames: string[] };

/** Writes a heartbeat and names the connection after the worker; returns the number of rows that were written. */
async function write(pool: Pool, statement: string, { id, jobNames }: Worker): Promise<number | null> {
  return (await pool.query(statement, [id, jobNames, SESSION + id])).rowCount;
}

const NAMED = `(select set_config('application_name', $3, false)) as session`;
const BEAT = `update actions.workers set beat_at = now(), job_workers = $2 from ${NAMED} where id = $1`;
const FIRST_BEAT = `
  insert into actions.workers (id, job_workers) select $1::uuid, $2::text[] from ${NAMED}`;

/**
 * Deletes the rows of processes without heartbeats and releases their work. A database that was frozen while this
 * transaction began has the heartbeats of others still to write, so no process is judged; from then on `now()` does not
 * change.
 */
async function clearUp(pool: Pool, onDead: (db: Db) => Promise<void>, silenceMs: number): Promise<void> {
  const begunAt = performance.now();
  await inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ is_mine: boolean }>('select pg_try_advisory_xact_lock($1) as is_mine', [
      ADVISORY_LOCKS.clearDeadWorkers,
    ]);
    if (!rows[0]?.is_mine || performance.now() - begunAt > silenceMs / 2) return;
    await db.query(DEAD, [silenceMs / 1_000, (silenceMs * LONGEST_SILENCE) / 1_000, SESSION]);
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

const DEAD = `
  delete from actions.workers where beat_at < now() - make_interval(secs => $1) and (
    beat_at < now() - make_interval(secs => $2)
    or not exists (select from pg_stat_activity where application_name = $3 || workers.id))`;
