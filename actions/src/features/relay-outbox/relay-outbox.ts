import type { Pool } from 'pg';
import { inTransaction } from '#runtime/in-transaction.ts';
import type { Db } from '../../lib/database.ts';

/** Any number, the same for every instance: one relays at a time. */
const LOCK_KEY = 4_711_003;
const BATCH_SIZE = 1_000;

/**
 * Numbers the outbox's events in the order in which they may be read. An id is drawn before its transaction
 * commits, so a reader that remembers the last id would miss what commits late; a position is given only once no
 * transaction that is older than the event still runs. What is numbered stands in `changes` too, which programs
 * follow. Answers how many were numbered.
 */
export async function relayOutbox(pool: Pool): Promise<{ relayed: number }> {
  return inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const { rowCount } = await db.query(
      `with ready as (
         select id, row_number() over (order by id) as place from outbox.events
         where position is null and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
         order by id limit $1
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

/** Drops events and changes that every reader had a week to read. */
export async function deletePastEvents(db: Db): Promise<void> {
  await db.query(`delete from public.changes where happened_at < now() - interval '7 days'`);
  await db.query(
    `delete from outbox.events where position is not null and happened_at < now() - interval '7 days'`,
  );
}
