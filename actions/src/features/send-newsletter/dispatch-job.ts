import type { Db } from '#actions/lib/database.ts';
import { currentTrace } from '#runtime/observe/tracing.ts';

/** What a job carries: the dispatch, and the recorded trace of the request that queued it. */
export type DispatchJob = { readonly dispatchId: string; readonly trace?: string | undefined };

/** Name of the task that sends a dispatch. */
export const DISPATCH_TASK = 'send_dispatch';
/** Attempts of one job; when they are used up, the dispatcher queues a new job (`queueForgotten`). */
const MAX_ATTEMPTS = 3;

/** Returns the key of a dispatch's job. */
export const dispatchKey = (dispatchId: string): string => `dispatch:${dispatchId}`;

/**
 * Queues a job for a dispatch that has none. If it has one that waits, as another instance may have queued it, that job
 * keeps its place.
 */
export async function queueLeftDispatch(db: Db, dispatchId: string): Promise<void> {
  await addJob(db, dispatchId, null, 'preserve_run_at');
}

/**
 * Queues the job of a dispatch, for now or for `runAt`, as a part of the caller's transaction; a job that waits already
 * is replaced.
 */
export async function queueDispatchJob(db: Db, dispatchId: string, runAt?: Date): Promise<void> {
  await addJob(db, dispatchId, runAt ?? null, 'replace');
}

async function addJob(db: Db, dispatchId: string, runAt: Date | null, mode: string): Promise<void> {
  await db.query(
    `select graphile_worker.add_job($1, json_strip_nulls(json_build_object('dispatchId', $2::text, 'trace', $7::text)), run_at := coalesce($3, now()),
       max_attempts := $4, job_key := $5, job_key_mode := $6)`,
    [DISPATCH_TASK, dispatchId, runAt, MAX_ATTEMPTS, dispatchKey(dispatchId), mode, currentTrace() ?? null],
  );
}
