import type { Db } from '#actions/lib/database.ts';

const KEPT_DAYS = 30;
/** Hours for which a delivery waits for a disabled endpoint before it is given up. */
const WAITING_HOURS = 24;

/**
 * Deletes old events and deliveries, and secrets that no longer sign; gives up deliveries that waited too long for a
 * disabled endpoint.
 */
export async function cleanWebhooks(db: Db): Promise<void> {
  await db.query(
    `update webhook_deliveries as delivery set state = 'given_up', finished_at = now()
     from webhook_endpoints as endpoint
     where endpoint.id = endpoint_id and not endpoint.is_enabled and state = 'waiting' and kind <> 'test'
       and delivery.created_at < now() - make_interval(hours => $1)`,
    [WAITING_HOURS],
  );
  await db.query(`delete from webhook_events where created_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ]);
  await db.query('delete from webhooks.secrets where valid_until < now()');
}
