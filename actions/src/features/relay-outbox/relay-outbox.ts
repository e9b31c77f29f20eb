import type { Pool } from 'pg';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import type { Db } from '#actions/lib/database.ts';
import { CHUNK, deleteChunk } from '#actions/lib/delete-chunk.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';

const BATCH_SIZE = 1_000;

/**
 * Gives the outbox's events their positions, in the order in which they may be read. An id is drawn before its
 * transaction commits, so a reader that remembers the last id would miss events that commit late; a position is given
 * to committed events alone, by one instance at a time, so no position is ever filled in behind a reader. What followed
 * from an event has a greater id and is never seen without it, so the order of ids keeps causes before effects (decision
 * 83). A long transaction delays its own events alone. While the product is held, no event is numbered. Each numbered
 * event is also inserted into `changes`, which programs follow. Returns the number of events.
 */
export async function relayOutbox(pool: Pool): Promise<{ relayed: number }> {
  return inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.relayOutbox]);
    const { rowCount } = await db.query(
      `with ready as (
         select id, row_number() over (order by id) as place from outbox.events
         where position is null and not (select public.is_held()) order by id limit $1
       ), counted as (
         update outbox.relay set last_position = last_position + (select count(*) from ready)
         where exists (select from ready)
         returning last_position
       ), numbered as (
         update outbox.events as event
         set position = last_position - (select count(*) from ready) + ready.place
         from ready, counted where event.id = ready.id
         returning event.*
       )
       insert into public.changes (number, happened_at, operation, table_name, record_id, batch_id, row_count)
       select position, happened_at, operation, table_name, record_id, batch_id, row_count from numbered`,
      [BATCH_SIZE],
    );
    return { relayed: rowCount ?? 0 };
  });
}

/** Time for which every reader may still read an event or a change. */
const KEPT_FOR = '7 days';

/**
 * Deletes numbered events after their time, in the order of their positions, so that the index of the positions finds
 * them and events that are kept are not looked at. Returns how many.
 */
export async function deletePastEvents(db: Db): Promise<number> {
  const { rowCount } = await db.query(DELETE_PAST_EVENTS, [CHUNK]);
  return rowCount ?? 0;
}

/**
 * SQL that looks at the oldest `$1` positions alone. PostgreSQL expects few values in an array that it has yet to read,
 * and so uses the index.
 */
export const DELETE_PAST_EVENTS = `
  delete from outbox.events where happened_at < now() - interval '${KEPT_FOR}' and position = any (array(
    select position from outbox.events where position is not null order by position limit $1))`;

/** Deletes changes after their time; returns how many. */
export function deletePastChanges(db: Db): Promise<number> {
  return deleteChunk(db, {
    table: 'public.changes',
    key: 'number',
    where: `happened_at < now() - interval '${KEPT_FOR}'`,
    orderBy: 'happened_at',
  });
}
