import { EventEmitter } from 'node:events';
import { Logger as JobsLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';

const CONCURRENCY = 4;
/** A job whose time comes later is found at most this late; others announce themselves. */
const POLL_MS = 1_000;

/** How a job's run ended; one that failed is tried again until its attempts are used up. */
export type JobEnd = 'done' | 'retried' | 'failed';

type Options = {
  databaseUrl: string;
  tasks: TaskList;
  log: Logger;
  /** Jobs of one instance at a time. */
  concurrency?: number;
  /** Told of each run. */
  onJobEnd?: ((task: string, end: JobEnd) => void) | undefined;
};

/**
 * Works on jobs of graphile-worker's queue. Its connections are its own: it listens on one, and a job may wait
 * longer than a request.
 */
export async function startJobsRunner({
  databaseUrl,
  tasks,
  log,
  concurrency = CONCURRENCY,
  onJobEnd,
}: Options) {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'actions jobs',
    max: concurrency + 1,
    connectionTimeoutMillis: 3_000,
  });
  const onLost = ({ message }: Error) =>
    log.warn({ reason: message }, 'A database connection of the jobs was lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const names = new Set<string>();
  const events = new EventEmitter() as WorkerEvents;
  events.on('pool:create', ({ workerPool }) => names.add(workerPool.id));
  events.on('worker:create', ({ worker }) => names.add(worker.workerId));
  events.on('job:success', ({ job }) => onJobEnd?.(job.task_identifier, 'done'));
  events.on('job:error', ({ job }) =>
    onJobEnd?.(job.task_identifier, job.attempts < job.max_attempts ? 'retried' : 'failed'),
  );
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    events,
    logger: new JobsLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'The queue of jobs reports');
    }),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'The runner of jobs ended'));

  return {
    /** By what names the queue knows this process; jobs that it holds are locked by one of them. */
    names: () => [...names],
    async stop(): Promise<void> {
      await runner.stop();
      await pool.end();
    },
  };
}

export type JobsRunner = Awaited<ReturnType<typeof startJobsRunner>>;
