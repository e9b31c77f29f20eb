import type { TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string } from 'yup';
import type { Db } from '#actions/lib/database.ts';
import { startHeartbeat } from './heartbeat.ts';
import { startJobsRunner, type JobEnd } from '#actions/lib/jobs/start-jobs-runner.ts';
import type { Mailer } from '#actions/lib/mail/mailer.ts';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import { DISPATCH_TASK, queueDispatchJob } from './dispatch-job.ts';
import { MAX_UNKNOWN_ATTEMPTS } from './exchange-deliveries.ts';
import { createMailRate } from './mail-rate.ts';
import type { MakeMail } from './make-mail.ts';
import { runDispatch } from './run-dispatch.ts';

/** 1, 5, 30 minutes, 2, 6 and 12 hours. */
export const RETRY_DELAYS_S = [60, 300, 1_800, 7_200, 21_600, 43_200] as const;
const UNKNOWN_DELAY_S = 2;
/** Work without a worker is noticed at most this late. */
const LOOK_MS = 1_000;
/** Mails in hand at the end of the process get this long. */
const STOP_MS = 8_000;

const payloadSchema = object({ dispatchId: string().uuid().required() }).required();

export type DispatcherOptions = {
  databaseUrl: string;
  pool: Pool;
  log: Logger;
  mailer: Mailer;
  makeMail: MakeMail;
  connections: number;
  /** Mails a minute over all instances; 0: no limit. */
  ratePerMinute: number;
  /** By what names the queue knows other runners of this process. */
  otherJobNames?: () => string[];
  onJobEnd?: (task: string, end: JobEnd) => void;
  retryDelaysS?: readonly number[];
  unknownDelayS?: number;
  beatMs?: number;
  silenceMs?: number;
};

/**
 * Sends newsletters until it is stopped. Any number of instances share the work.
 *
 * What is promised when an instance or the database dies: docs/mailing.md; why graphile-worker: decision 33.
 */
export async function startDispatcher(options: DispatcherOptions) {
  const { pool, log, mailer } = options;
  const running = new Map<string, Promise<void>>();
  let isStopping = false;

  const tasks: TaskList = {
    [DISPATCH_TASK]: async (payload) => {
      const { dispatchId } = payloadSchema.validateSync(payload);
      // A second job of the same dispatch is for another instance: this one has all its hands on it.
      if (running.has(dispatchId) || isStopping) return;
      const run = runDispatch(dispatchId, deps).finally(() => running.delete(dispatchId));
      running.set(dispatchId, run);
      await run;
    },
  };
  const jobs = await startJobsRunner({
    databaseUrl: options.databaseUrl,
    tasks,
    log,
    onJobEnd: options.onJobEnd,
  });
  const heartbeat = startHeartbeat({
    ...options,
    jobNames: () => [...jobs.names(), ...(options.otherJobNames?.() ?? [])],
    onDead: (db) => markUnknown(db, options.unknownDelayS ?? UNKNOWN_DELAY_S),
  });
  const deps = {
    ...options,
    workerId: heartbeat.id,
    takeRate: createMailRate(pool, options.ratePerMinute),
    retryDelaysS: options.retryDelaysS ?? RETRY_DELAYS_S,
    unknownDelayS: options.unknownDelayS ?? UNKNOWN_DELAY_S,
    isStopping: () => isStopping,
  };
  const look = runRegularly({
    name: 'find-dispatches',
    intervalMs: LOOK_MS,
    log,
    run: () => queueForgotten(pool, [...running.keys()]),
  });

  return {
    /** Mails in hand go out and are written down; what waits is left to others. */
    async stop(): Promise<void> {
      isStopping = true;
      await look.stop();
      await Promise.race([
        Promise.allSettled(running.values()),
        new Promise((done) => setTimeout(done, STOP_MS).unref()),
      ]);
      await jobs.stop();
      await heartbeat.stop();
      mailer.close();
    },
  };
}

/** Mails in the hands of a worker that is dead: nobody knows whether they went out. */
async function markUnknown(db: Db, delayS: number): Promise<void> {
  await db.query(
    `update deliveries set state = 'unknown', finished_at = now(), attempts = attempts + 1,
       unknown_attempts = unknown_attempts + 1, next_attempt_at = now() + make_interval(secs => $1),
       response = null
     where state = 'sending' and not exists (select from actions.workers where id = claimed_by)`,
    [delayS],
  );
}

/** Dispatches with something due that nobody here works on: their job ended, or gave up, or was never found. */
async function queueForgotten(pool: Pool, running: string[]): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from dispatches as dispatch where id <> all($1::uuid[]) and (
       (state in ('scheduled', 'waiting') and undo_until < now() - interval '2 s')
       or (state = 'cancelled' and queued_count > 0)
       or (state = 'sending' and (
         prepared_at is null
         or exists (
           select from deliveries where dispatch_id = dispatch.id and next_attempt_at <= now()
             and (state = 'queued' or (state = 'unknown' and unknown_attempts < $2))
         )
         or (queued_count = 0 and sending_count = 0 and not exists (
           select from deliveries where dispatch_id = dispatch.id and state = 'unknown' and unknown_attempts < $2
         ))
       ))
     )`,
    [running, MAX_UNKNOWN_ATTEMPTS],
  );
  for (const { id } of rows) await queueDispatchJob(pool, id);
}
