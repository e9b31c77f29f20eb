import type { Pool } from 'pg';
import { inTransaction } from '#runtime/in-transaction.ts';
import type { Db } from '#actions/lib/database.ts';
import { ADVISORY_LOCKS } from '#runtime/advisory-locks.ts';

const BATCH_SIZE = 1_000;

/**
 * Gives the outbox's events their positions, in the order in which they may be read. An id is drawn before its
 * transaction commits, so a reader that remembers the last id would miss events that commit late; a position is given
 * to committed events alone, by one instance at a time, so no position is ever filled in behind a reader. What followed
 * from an event has a greater id and is never seen without it, so the order of ids keeps causes before effects (decision
 * 83). Nobody waits: a long transaction delays its own events alone. Each numbered event is also inserted into
 * `changes`, which programs follow. Returns the number of events.
 */
export async function relayOutbox(pool: Pool): Promise<{ relayed: number }> {
  return inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.relayOutbox]);
    const { rowCount } = await db.query(
      `with ready as (
         select id, row_number() over (order by id) as place from outbox.events
         where position is null order by id limit $1
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

/** Deletes events and changes after the week that every reader has to read them. */
export async function deletePastEvents(db: Db): Promise<void> {
  await db.query(`delete from public.changes where happened_at < now() - interval '7 days'`);
  await db.query(
    `delete from outbox.events where position is not null and happened_at < now() - interval '7 days'`,
  );
}
