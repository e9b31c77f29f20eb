import { setTimeout as sleep } from 'node:timers/promises';
import type { Task, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;

/**
 * Writes the end of each job until the database has confirmed it. graphile-worker writes it once and ignores failures: a
 * job whose end was lost with a connection would stay locked for four hours and then run a second time.
 *
 * - The end of a job is written by as many tries as it takes; until then the job counts as running. graphile-worker then
 *   finds nothing left to write.
 * - A job that was locked by a statement whose answer was lost runs nowhere; `releaseLost` unlocks it.
 *
 * Both write to graphile-worker's private table (decision 64), because its functions refuse jobs that are locked.
 */
export function createJobEnds(pool: Pool, log: Logger, isStopping: () => boolean) {
  const running = new Set<string>();

  async function write(job: { id: string; locked_by: string | null }, error: unknown): Promise<void> {
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      try {
        if (error === undefined) await pool.query(DONE, [job.id, job.locked_by]);
        else await pool.query(FAILED, [job.id, job.locked_by, String(error)]);
        return;
      } catch (fault) {
        log.warn(
          { err: fault, job: job.id },
          'The end of a job could not be written and will be tried again',
        );
        // The process is about to end; others unlock what it leaves locked, and run the job again.
        if (isStopping()) return;
        await sleep(waitMs);
      }
    }
  }

  function watch(task: Task): Task {
    return async (payload, helpers) => {
      const { job } = helpers;
      running.add(job.id);
      try {
        await task(payload, helpers);
        await write(job, undefined);
      } catch (error) {
        await write(job, error ?? new Error('The job failed without an error'));
        throw error;
      } finally {
        running.delete(job.id);
      }
    };
  }

  return {
    watchAll: (tasks: TaskList): TaskList =>
      Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task && watch(task)])),

    /** Unlocks jobs that `names` locked over `ageMs` ago and that do not run here. */
    async releaseLost(names: readonly string[], ageMs: number): Promise<void> {
      const { rowCount } = await pool.query(LOST, [names, [...running], ageMs / 1_000]);
      if (rowCount) log.warn({ jobs: rowCount }, 'Jobs were locked but never started, and are queued again');
    },
  };
}

const DONE = 'delete from graphile_worker._private_jobs where id = $1 and locked_by = $2';

/** The same wait as graphile-worker's own. */
const FAILED = `
  update graphile_worker._private_jobs set last_error = $3, locked_by = null, locked_at = null,
    run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
  where id = $1 and locked_by = $2`;

/**
 * The attempt that did not begin is given back. A job that was removed while it was locked has its last attempt behind
 * it, by which graphile-worker marks it, and stays removed.
 */
const LOST = `
  update graphile_worker._private_jobs set locked_by = null, locked_at = null,
    attempts = case when attempts < max_attempts then greatest(0, attempts - 1) else attempts end
  where locked_by = any ($1::text[]) and id <> all ($2::bigint[])
    and locked_at < now() - make_interval(secs => $3)`;
