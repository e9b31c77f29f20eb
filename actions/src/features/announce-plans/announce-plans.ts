import type { Db } from '#actions/lib/database.ts';

/**
 * Touches each plan whose moment to appear has come since it was last written, so that pages and webhooks learn of it:
 * time alone changes no row.
 */
export async function announcePlans(db: Db): Promise<{ announced: number }> {
  const { rowCount } = await db.query(
    `update pricing_plans set updated_at = now() where shown_from > updated_at and shown_from <= now()`,
  );
  return { announced: rowCount ?? 0 };
}
