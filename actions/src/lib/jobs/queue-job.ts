import type { Db } from '#actions/lib/database.ts';
import { deleteChunk } from '#actions/lib/delete-chunk.ts';

type Job = {
  task: string;
  payload: object;
  maxAttempts: number;
  /** Key of the job: a later job with the same key replaces one that still waits. */
  key?: string | undefined;
  /** Id by which the job is queued once, however often the statement is repeated within ONCE_KEPT. */
  onceId?: string | undefined;
};

const ONCE_KEPT = '1 day';

/** Queues a job for graphile-worker; if `db` is a client with an open transaction, only if that commits. */
export async function queueJob(db: Db, { task, payload, maxAttempts, key, onceId }: Job): Promise<void> {
  const values = [task, JSON.stringify(payload), maxAttempts, key ?? null];
  if (onceId === undefined) await db.query(`select ${ADD}`, values);
  else await db.query(ADD_ONCE, [...values, onceId]);
}

const ADD = `graphile_worker.add_job($1, $2::json, max_attempts := $3, job_key := $4, job_key_mode := 'replace')`;
const ADD_ONCE = `
  with fresh as (insert into actions.queued_once (id) values ($5) on conflict do nothing returning id)
  select ${ADD} from fresh`;

/** Deletes ids of jobs that nothing repeats any more; returns how many. */
export function deletePastIds(db: Db): Promise<number> {
  return deleteChunk(db, {
    table: 'actions.queued_once',
    key: 'id',
    where: `queued_at < now() - interval '${ONCE_KEPT}'`,
  });
}

/** Removes the job that waits under a key, if there is one. */
export async function removeJob(db: Db, key: string): Promise<void> {
  await db.query('select graphile_worker.remove_job($1)', [key]);
}
