import type { Db } from '#actions/lib/database.ts';

/**
 * Touches each plan that has appeared, or of which an offer has begun or ended, since it was last written, so that
 * webhooks learn of it: time alone changes no row. Of two processes one waits for the other's rows and finds them written.
 */
export async function announcePlans(db: Db): Promise<{ announced: number }> {
  const { rowCount } = await db.query(
    `update pricing_plans as plan set updated_at = now()
     where shown_from > updated_at and shown_from <= now() or exists (
       select from prices_in_force
       where plan_id = plan.id and (
         valid_from > plan.updated_at and valid_from <= now()
         or valid_until > plan.updated_at and valid_until <= now()
       )
     )`,
  );
  return { announced: rowCount ?? 0 };
}
