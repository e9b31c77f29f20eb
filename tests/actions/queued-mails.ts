import type { Pool } from 'pg';

/** Returns the queued mails about accounts without their ids, oldest first. */
export async function queuedMails(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query<{ payload: Record<string, unknown> }>(
    `select payload from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = task_id
     where identifier = 'send_account_mail' order by job.id`,
  );
  return rows.map(({ payload }) => {
    const mail = { ...payload };
    delete mail['id'];
    return mail;
  });
}
