import type { TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string } from 'yup';
import { STOP_WITHIN_MS } from '#runtime/process/run-program.ts';
import { createPool, type Db } from '#actions/lib/database.ts';
import { SILENCE_MS, startHeartbeat } from './heartbeat.ts';
import { startJobsRunner, type JobEnd, type JobsRunner } from '#actions/lib/jobs/start-jobs-runner.ts';
import type { Mailer } from '#actions/lib/mail/mailer.ts';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import { DISPATCH_TASK, dispatchKey, queueLeftDispatch } from './dispatch-job.ts';
import { dispatchMoves } from './dispatch-state.ts';
import { yieldTurns, type Run } from './dispatch-turns.ts';
import { deliveryMoves, MAX_UNKNOWN_ATTEMPTS, releaseAbandoned } from './exchange-deliveries.ts';
import { createMailRate } from './mail-rate.ts';
import { createMailSlots } from './mail-slots.ts';
import type { MakeMail } from './make-mail.ts';
import { runDispatch } from './run-dispatch.ts';

/** Seconds before each further attempt after 4xx: 1, 5 and 30 minutes, 2, 6 and 12 hours. */
const RETRY_DELAYS_S = [60, 300, 1_800, 7_200, 21_600, 43_200] as const;
const UNKNOWN_DELAY_S = 2;
/** Milliseconds between two searches for dispatches that have work due but no job. */
const LOOK_MS = 1_000;
/**
 * Connections for heartbeats, and for what must be read and written beside each mail. They are separate from the pool
 * that requests and jobs share: while that one is used up, the process must neither count as dead, whose mails go out a
 * second time, nor keep results to itself.
 */
const HEARTBEAT_CONNECTIONS = 1;
const LEDGER_CONNECTIONS = 4;
/** Number of dispatches that one instance sends at once, and the milliseconds after which they yield to others. */
const DISPATCHES = 4;
const TURN_MS = 10_000;
/**
 * Milliseconds before the end of the process at which the connections of mails under way are cut, so that what became of
 * these mails is written down.
 */
export const CUT_BEFORE_END_MS = 3_000;

const payloadSchema = object({ dispatchId: string().uuid().required(), trace: string() }).required();

export type DispatcherOptions = {
  databaseUrl: string;
  /** Connections that requests and jobs share; recipients are prepared on them. */
  pool: Pool;
  log: Logger;
  mailer: Mailer;
  makeMail: MakeMail;
  /** Mails under way at once, and so connections to the mail server, over all dispatches of this instance. */
  connections: number;
  /** Mails a minute over all instances; 0: no limit. */
  ratePerMinute: number;
  /** Another runner of jobs in this process: the heartbeat speaks for it too, and ends after it. */
  otherJobs?: Pick<JobsRunner, 'names' | 'stop'>;
  onJobEnd?: (task: string, end: JobEnd) => void;
  /** Called with each pool that the dispatcher opens. */
  onPool?: (name: string, pool: Pool) => void;
  retryDelaysS?: readonly number[];
  unknownDelayS?: number;
  beatMs?: number;
  silenceMs?: number;
  /** Milliseconds that a dispatch runs before it yields to one that waits. */
  turnMs?: number;
};

/**
 * Sends newsletters until it is stopped. Any number of instances share the work.
 *
 * The dispatchers keep each dispatch in one of these states (the states of its row, such as `paused`: docs/use/mailing.md):
 *
 * - QUEUED, the first state: graphile-worker has a job for the dispatch. When the job's time has come, one of the
 *   instances takes the job, and the dispatch is RUNNING there. An instance that is stopping, or on which the dispatch
 *   is RUNNING already, ends the job without doing anything.
 * - RUNNING: `runDispatch` sends the deliveries that are due, with `connections` workers, and returns when no more are
 *   due, or when it yields to a dispatch that waits (`yieldTurns`). If every delivery then has its final result, the row is marked as finished and the dispatch has ENDED. If some
 *   deliveries are left, or the dispatch was paused, it is LEFT. If `runDispatch` throws, graphile-worker repeats
 *   the job (QUEUED); after the job's last attempt the dispatch is LEFT.
 * - LEFT: the dispatch has not ended but has no job. Each instance looks every second for dispatches that have work due
 *   and do not run on it, and queues a job for each (QUEUED); first it releases claims of its own that were left there. A paused dispatch has no work due until a person resumes
 *   it, which queues a job too.
 * - ENDED: the dispatch is finished or undone, or it is cancelled and its queued deliveries are skipped. A finished
 *   dispatch is QUEUED again by `retry_deliveries`.
 *
 * The dispatcher of one instance is itself in one of these states:
 *
 * - STARTED, from the call on: it takes jobs and writes heartbeats.
 * - STOPPING, once `stop` is called: no dispatch begins, and no preparation goes on. Each worker finishes the delivery
 *   that it is sending and writes the result; one that waits for its slot queues its delivery again. Three seconds before the process has to end the connections are cut, which ends the mails under way as
 *   `unknown`, or as `queued` where the server had not asked for the message; these results are written, too. Queued
 *   deliveries are left to other instances.
 * - STOPPED, when all is written and the account jobs of this process have ended: its row in actions.workers is deleted
 *   and its connections are closed.
 *
 * An instance that dies instead writes no more heartbeats. After 6 s another instance, or the same one after its
 * restart, unlocks its jobs and marks the deliveries that it had claimed as `unknown`.
 *
 * The promises in these cases: docs/build/deliveries.md; why graphile-worker: decision 33.
 */
export async function startDispatcher(options: DispatcherOptions) {
  const { log, mailer } = options;
  const running = new Map<string, Run>();
  let isStopping = false;

  const tasks: TaskList = {
    [DISPATCH_TASK]: async (payload) => {
      const job = payloadSchema.validateSync(payload);
      // A second job of the same dispatch is for another instance: all workers of this one send it already.
      if (running.has(job.dispatchId) || isStopping) return;
      const run = { ended: Promise.resolve(), startedAt: performance.now(), isYielding: false };
      running.set(job.dispatchId, run);
      run.ended = runDispatch(job, { ...deps, isStopping: () => isStopping || run.isYielding });
      await run.ended.finally(() => running.delete(job.dispatchId));
    },
  };
  const jobs = await startJobsRunner({
    databaseUrl: options.databaseUrl,
    tasks,
    log,
    concurrency: DISPATCHES,
    onJobEnd: options.onJobEnd,
  });
  const { heartbeatPool, ledgerPool } = openPools(options);
  const heartbeat = startHeartbeat({
    ...options,
    pool: heartbeatPool,
    clearingPool: ledgerPool,
    jobNames: () => [...jobs.names(), ...(options.otherJobs?.names() ?? [])],
    onDead: (db) => markUnknown(db, options.unknownDelayS ?? UNKNOWN_DELAY_S),
  });
  const deps = {
    ...options,
    ledgerPool,
    workerId: heartbeat.id,
    takeRate: createMailRate(ledgerPool, options.ratePerMinute),
    retryDelaysS: options.retryDelaysS ?? RETRY_DELAYS_S,
    unknownDelayS: options.unknownDelayS ?? UNKNOWN_DELAY_S,
    slots: createMailSlots(options.connections),
  };
  const look = runRegularly({
    name: 'find-dispatches',
    intervalMs: LOOK_MS,
    log,
    run: () => lookForWork(options, heartbeat.id(), running),
  });

  return {
    jobs,
    heartbeat,
    /**
     * Waits until mails under way have ended and their results are written, `withinMs` at most; queued deliveries are
     * left to others.
     */
    async stop(withinMs = STOP_WITHIN_MS): Promise<void> {
      isStopping = true;
      const cut = setTimeout(() => mailer.cut(), withinMs - CUT_BEFORE_END_MS);
      await Promise.all([look.stop(), jobs.stop(), options.otherJobs?.stop()]);
      clearTimeout(cut);
      await heartbeat.stop();
      mailer.close();
      await Promise.all([heartbeatPool.end(), ledgerPool.end()]);
    },
  };
}

/** Releases claims that were left, queues dispatches that have work due, and lets those that run take turns. */
async function lookForWork(
  { pool, turnMs = TURN_MS }: DispatcherOptions,
  workerId: string,
  running: Map<string, Run>,
): Promise<void> {
  await releaseAbandoned(pool, workerId, [...running.keys()]);
  await queueForgotten(pool, [...running.keys()]);
  await yieldTurns(pool, running, { most: DISPATCHES, turnMs });
}

function openPools(options: DispatcherOptions) {
  return {
    heartbeatPool: openPool(options, {
      name: 'heartbeat',
      connections: HEARTBEAT_CONNECTIONS,
      // A heartbeat on a connection that leads nowhere leaves time for another one.
      answerMs: (options.silenceMs ?? SILENCE_MS) / 2,
    }),
    ledgerPool: openPool(options, { name: 'ledger', connections: LEDGER_CONNECTIONS }),
  };
}

type PoolOptions = { name: string; connections: number; answerMs?: number };

function openPool({ databaseUrl, log, onPool }: DispatcherOptions, { name, ...options }: PoolOptions): Pool {
  const pool = createPool(databaseUrl, log, { ...options, name: `actions ${name}` });
  onPool?.(name, pool);
  return pool;
}

/** Marks deliveries as `unknown` whose process is dead: their mails may have gone out or not. */
export async function markUnknown(db: Db, delayS: number): Promise<void> {
  await db.query(
    `update deliveries set state = ${deliveryMoves.to('die')}, finished_at = now(), attempts = attempts + 1,
       unknown_attempts = unknown_attempts + 1, next_attempt_at = now() + make_interval(secs => $1),
       response = null
     where ${deliveryMoves.when('die')} and not exists (select from actions.workers where id = claimed_by)`,
    [delayS],
  );
}

/**
 * Queues a job for each dispatch that has work due, does not run here and has no job that waits: its last job ended,
 * failed for the last time, or was lost.
 */
async function queueForgotten(pool: Pool, running: string[]): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from dispatches as dispatch where id <> all($1::uuid[]) and not exists (
       select from graphile_worker.jobs
       where key = $3 || dispatch.id and locked_at is null and attempts < max_attempts
     ) and (
       (${dispatchMoves.when('begin')} and undo_until < now() - interval '2 s')
       or (state = 'cancelled' and queued_count > 0)
       or (state = 'sending' and (
         prepared_at is null or retry_until is not null
         or exists (
           select from deliveries where dispatch_id = dispatch.id and next_attempt_at <= now()
             and (state = 'queued' or (state = 'unknown' and unknown_attempts < $2))
         )
         or (queued_count = 0 and sending_count = 0 and not exists (
           select from deliveries where dispatch_id = dispatch.id and state = 'unknown' and unknown_attempts < $2
         ))
       ))
     )`,
    [running, MAX_UNKNOWN_ATTEMPTS, dispatchKey('')],
  );
  for (const { id } of rows) await queueLeftDispatch(pool, id);
}
