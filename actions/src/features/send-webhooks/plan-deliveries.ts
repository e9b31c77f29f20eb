import type { Db } from '../../lib/database.ts';

/** What the outbox says of an event: which one, and its place among all. */
type Noted = { record_id: string | null; position: string };

/**
 * Turns events into one delivery for each endpoint that wants them, in the order of their commits. An event that
 * comes again makes no second one.
 */
export async function planDeliveries(db: Db, events: readonly Noted[]): Promise<void> {
  await db.query(
    `insert into webhook_deliveries (event_id, endpoint_id, record_key, position)
     select event.id, endpoint.id, event.table_name || ':' || event.record_id, place.position
     from unnest($1::uuid[], $2::bigint[]) as place (id, position)
       join webhook_events as event on event.id = place.id
       join webhook_endpoints as endpoint on endpoint.is_enabled and event.type = any (endpoint.events)
         and endpoint.created_at <= event.created_at
     order by place.position
     on conflict (event_id, endpoint_id) where kind = 'event' do nothing`,
    [events.map(({ record_id: id }) => id), events.map(({ position }) => position)],
  );
}
