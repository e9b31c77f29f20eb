import type { Pool } from 'pg';
import { waitUntil } from '#tests/support/wait-until.ts';

/** Deletes jobs that wait, and waits for those that run, whose mails would else reach the next test. */
export async function endJobs(pool: Pool): Promise<void> {
  await waitUntil('no job is left', async () => {
    await pool.query('delete from graphile_worker._private_jobs where locked_at is null');
    return (await pool.query('select from graphile_worker._private_jobs')).rowCount === 0;
  });
}
