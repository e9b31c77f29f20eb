import type { Db } from '../../lib/database.ts';

/** The job that brings a dispatch to its end, by the dispatch's id. */
export const DISPATCH_TASK = 'send_dispatch';
/** Tries of one job; the dispatcher looks after a dispatch whose job gave up. */
const MAX_ATTEMPTS = 3;

/** Queues the job, now or at a time; one that waits already is moved. Part of the caller's transaction. */
export async function queueDispatchJob(db: Db, dispatchId: string, runAt?: Date): Promise<void> {
  await db.query(
    `select graphile_worker.add_job($1, json_build_object('dispatchId', $2::text), run_at := coalesce($3, now()),
       max_attempts := $4, job_key := 'dispatch:' || $2, job_key_mode := 'replace')`,
    [DISPATCH_TASK, dispatchId, runAt ?? null, MAX_ATTEMPTS],
  );
}
