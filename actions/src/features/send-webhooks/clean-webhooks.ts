import type { Db } from '#actions/lib/database.ts';
import { CHUNK, deleteChunk } from '#actions/lib/delete-chunk.ts';

/** Hours for which a delivery waits for a disabled endpoint before it is given up. */
const WAITING_HOURS = 24;

/** Gives up deliveries that waited too long for a disabled endpoint, and deletes secrets that no longer sign. */
export async function giveUpWebhooks(db: Db): Promise<number> {
  const { rowCount } = await db.query(
    `update webhook_deliveries set state = 'given_up', finished_at = now()
     where id in (
       select delivery.id from webhook_deliveries as delivery
         join webhook_endpoints as endpoint on endpoint.id = endpoint_id and not endpoint.is_enabled
       where state = 'waiting' and kind <> 'test' and delivery.created_at < now() - make_interval(hours => $1)
       limit $2 for update of delivery skip locked)`,
    [WAITING_HOURS, CHUNK],
  );
  await db.query('delete from webhooks.secrets where valid_until < now()');
  return rowCount ?? 0;
}

/** Upper bound for the events that one statement deletes: each has a delivery for each endpoint, and their attempts. */
export const EVENTS_CHUNK = 500;

/** Deletes old events with their deliveries and attempts; returns how many events. */
export function deletePastWebhookEvents(db: Db, keptDays: number): Promise<number> {
  return deleteChunk(db, {
    table: 'webhook_events',
    key: 'id',
    where: 'created_at < now() - make_interval(days => $2)',
    orderBy: 'created_at',
    values: [keptDays],
    chunk: EVENTS_CHUNK,
  });
}
