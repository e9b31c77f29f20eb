import type { Db } from '#actions/lib/database.ts';

/** Entry of the outbox: the id of an event, and its position among all events. */
type Noted = { record_id: string | null; position: string };

/**
 * Inserts one delivery of each event for each endpoint that wants it, in the order of the positions. An event that
 * comes again adds no second delivery.
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
