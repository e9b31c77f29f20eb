import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as JobsLogger, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createPool } from '#actions/lib/database.ts';
import { openUnlessHeld } from '#actions/lib/hold/hold-gate.ts';
import { ignoreHarmlessErrors } from './ignore-harmless-errors.ts';
import { createJobEnds } from './job-ends.ts';
import { keepRunner } from './keep-runner.ts';
import { runRegularly } from './run-regularly.ts';

const CONCURRENCY = 4;
/** Upper bound for the delay of a job whose time comes later; PostgreSQL announces jobs that are due at once. */
const POLL_MS = 1_000;
const IDLE_CHECK_MS = 10;
const LOST_AFTER_MS = 30_000;

/** End of a job's run. A run that failed is `retried` until the job's attempts are used up, then `failed`. */
export type JobEnd = 'done' | 'retried' | 'failed';

type Options = {
  databaseUrl: string;
  tasks: TaskList;
  log: Logger;
  /** Number of jobs that one instance runs at the same time. */
  concurrency?: number;
  /**
   * Milliseconds after which a job that this process locked but does not run counts as lost; the answer to the locking
   * statement never takes as long.
   */
  lostAfterMs?: number;
  /** Milliseconds from one look for lost jobs to the next. */
  lookForLostMs?: number;
  /** Milliseconds that PostgreSQL has to answer a statement; then another connection is opened. */
  answerMs?: number;
  /** Called after each run. */
  onJobEnd?: ((task: string, end: JobEnd) => void) | undefined;
};

/**
 * Starts a runner of the jobs in graphile-worker's queue. The runner has its own connections: it listens on one of
 * them, and a job may wait longer than a request. While the product is held it takes no jobs.
 */
export async function startJobsRunner({
  databaseUrl,
  tasks,
  log,
  concurrency = CONCURRENCY,
  lostAfterMs = LOST_AFTER_MS,
  lookForLostMs = lostAfterMs / 3,
  onJobEnd,
  ...options
}: Options) {
  const pool = createPool(databaseUrl, log, {
    ...options,
    name: 'actions jobs',
    connections: concurrency + 1,
  });
  let isStopping = false;
  ignoreHarmlessErrors(pool, () => isStopping);
  const ends = createJobEnds(pool, log, () => isStopping);
  const names = new Set<string>();
  const onEvents = (events: WorkerEvents) => watchEvents(events, names, onJobEnd);
  const settings = { ...ALWAYS, concurrency, pgPool: pool, logger: toLog(log), log, onEvents };
  const taskList = ends.watchAll(tasks);
  let hasEnded = () => false;
  const gate = await openUnlessHeld({
    ...{ db: pool, log, name: Object.keys(tasks).join(', ') },
    start: async () => {
      const runner = await keepRunner({ ...settings, taskList });
      hasEnded = runner.hasEnded;
      return runner;
    },
  });

  const releasing = runRegularly({
    name: 'release-lost-jobs',
    intervalMs: lookForLostMs,
    log,
    run: () => ends.releaseLost([...names], lostAfterMs),
  });

  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all([gate.stop(), releasing.stop()]);
    await untilIdle(pool);
    await pool.end();
  }

  return {
    /** Returns the ids under which this process locks jobs in the queue. */
    names: () => [...names],
    /** Tells whether the runner takes jobs; it does not while the product is held. */
    takesJobs: () => gate.isOpen(),
    /**
     * Tells whether the runner takes jobs, unless the product is held, and the database has lately answered on the
     * runner's connections.
     */
    isWell: () => (!gate.isOpen() || !hasEnded()) && releasing.isWell(),
    /** Waits until running jobs have ended; a second call waits for the same. */
    stop: () => (stopped ??= stop()),
  };
}

/** Settings of every runner. */
const ALWAYS = { pollInterval: POLL_MS, noHandleSignals: true };

/** Collects the names under which the workers lock jobs, and reports the ends of jobs. */
function watchEvents(events: WorkerEvents, names: Set<string>, onJobEnd: Options['onJobEnd']): void {
  events.on('pool:create', ({ workerPool }) => names.add(workerPool.id));
  events.on('worker:create', ({ worker }) => names.add(worker.workerId));
  events.on('job:success', ({ job }) => onJobEnd?.(job.task_identifier, 'done'));
  events.on('job:error', ({ job }) =>
    onJobEnd?.(job.task_identifier, job.attempts < job.max_attempts ? 'retried' : 'failed'),
  );
}

/** Passes the queue's warnings on to the log. */
function toLog(log: Logger): JobsLogger {
  return new JobsLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'The queue of jobs reports');
  });
}

/** Waits until no connection is in use or wanted: graphile-worker does not wait until a job's end is written. */
async function untilIdle(pool: Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await sleep(IDLE_CHECK_MS);
}

export type JobsRunner = Awaited<ReturnType<typeof startJobsRunner>>;
