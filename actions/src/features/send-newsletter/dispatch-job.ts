import type { Db } from '#actions/lib/database.ts';

/** Name of the task that sends a dispatch; its payload is the dispatch's id. */
export const DISPATCH_TASK = 'send_dispatch';
/** Attempts of one job; when they are used up, the dispatcher queues a new job (`queueForgotten`). */
const MAX_ATTEMPTS = 3;

/**
 * Queues the job of a dispatch, for now or for `runAt`, as a part of the caller's transaction; a job that waits already
 * is replaced.
 */
export async function queueDispatchJob(db: Db, dispatchId: string, runAt?: Date): Promise<void> {
  await db.query(
    `select graphile_worker.add_job($1, json_build_object('dispatchId', $2::text), run_at := coalesce($3, now()),
       max_attempts := $4, job_key := 'dispatch:' || $2, job_key_mode := 'replace')`,
    [DISPATCH_TASK, dispatchId, runAt ?? null, MAX_ATTEMPTS],
  );
}
