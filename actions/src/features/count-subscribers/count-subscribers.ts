import type { Db } from '#actions/lib/database.ts';

/**
 * Writes how many contacts are subscribed as the total of today (UTC), again and again until the day ends. Instances may
 * do so at the same time: a count that began earlier doesn't replace a later one.
 */
export async function countSubscribers(db: Db): Promise<void> {
  await db.query(
    `insert into subscriber_totals (day, subscribed_count)
     select (now() at time zone 'UTC')::date, count(*) from contacts where state = 'subscribed'
     on conflict (day) do update
       set subscribed_count = excluded.subscribed_count, counted_at = excluded.counted_at
       where subscriber_totals.counted_at < excluded.counted_at`,
  );
}
