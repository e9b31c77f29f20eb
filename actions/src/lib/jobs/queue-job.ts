import type { Db } from '#actions/lib/database.ts';

type Job = {
  task: string;
  payload: object;
  maxAttempts: number;
  /** Key of the job: a later job with the same key replaces one that still waits. */
  key?: string | undefined;
};

/** Queues a job for graphile-worker; if `db` is a client with an open transaction, only if that commits. */
export async function queueJob(db: Db, { task, payload, maxAttempts, key }: Job): Promise<void> {
  await db.query(
    `select graphile_worker.add_job($1, $2::json, max_attempts := $3, job_key := $4, job_key_mode := 'replace')`,
    [task, JSON.stringify(payload), maxAttempts, key ?? null],
  );
}
