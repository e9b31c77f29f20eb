import type { Db } from '#actions/lib/database.ts';
import { CHUNK } from '#actions/lib/delete-chunk.ts';

/**
 * Deletes at most CHUNK rows of what was in force of a price, and returns how many there were. All of the last 60 days
 * stays, and of a price with an offer that runs the 30 days before the offer began: the price that it strikes out comes
 * of them.
 */
export async function forgetPastPrices(db: Db): Promise<number> {
  const { rowCount } = await db.query(
    `delete from prices_in_force where (plan_id, valid_from) in (
       select plan_id, valid_from from prices_in_force as past
       where valid_until < now() - interval '1440 hours' and valid_until < coalesce((
         select min(part.valid_from) - interval '720 hours'
         from prices_in_force as current join prices_in_force as part using (plan_id, offer_id)
         where current.plan_id = past.plan_id and current.valid_from <= now()
           and (current.valid_until is null or current.valid_until > now())
       ), 'infinity')
       order by valid_until limit $1 for update skip locked)`,
    [CHUNK],
  );

  return rowCount ?? 0;
}
