import type { Pool } from 'pg';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';

/**
 * Resumes a product that is held since a restore: jobs, webhooks and newsletters go on in every process. Resuming it
 * again changes nothing.
 */
export async function resumeProduct(session: Session, { pool }: { pool: Pool }) {
  const administrator = requireAdministrator(session);
  const { rowCount } = await pool.query(
    'update holds set resumed_at = now(), resumed_by = $1 where resumed_at is null',
    [administrator],
  );
  return { was_held: rowCount === 1 };
}
