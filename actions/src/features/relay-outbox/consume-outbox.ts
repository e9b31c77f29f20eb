import type { Pool } from 'pg';
import { inTransaction } from '#runtime/in-transaction.ts';

/** One change, as a reader of the outbox gets it; its values are in the table itself. */
export type OutboxEvent = {
  position: string;
  happened_at: Date;
  actor: string;
  operation: 'insert' | 'update' | 'delete';
  table_name: string;
  /** Null for a batch. */
  record_id: string | null;
  batch_id: string | null;
  row_count: number;
};

export type Consumer = {
  /** Names its place in the outbox for good: another name begins with what is kept. */
  name: string;
  /** The tables whose changes it deals with; others are passed over. */
  tables: readonly string[];
  /** Deals with events in the order of their commits. They come again when it throws, or its process ends on the way. */
  handle: (events: readonly OutboxEvent[]) => Promise<void>;
};

const BATCH_SIZE = 500;

/**
 * Hands a consumer what has been relayed since its last turn, at least once each: its place moves on only when it is
 * done. Of several instances one at a time hands on, the others pass. Answers how many events were handed on.
 */
export async function consumeOutbox(pool: Pool, consumer: Consumer): Promise<{ handled: number }> {
  const { name, tables, handle } = consumer;
  await pool.query('insert into outbox.consumers (name) values ($1) on conflict do nothing', [name]);

  return inTransaction(pool, async (db) => {
    const { rows: places } = await db.query<{ last_position: string }>(
      'select last_position from outbox.consumers where name = $1 for update skip locked',
      [name],
    );
    const [place] = places;
    if (!place) return { handled: 0 };
    const { rows } = await db.query<OutboxEvent>(
      `select position, happened_at, actor, operation, table_name, record_id, batch_id, row_count
       from outbox.events where position > $1 order by position limit $2`,
      [place.last_position, BATCH_SIZE],
    );
    const last = rows.at(-1);
    if (!last) return { handled: 0 };
    const events = rows.filter(({ table_name: table }) => tables.includes(table));
    if (events.length > 0) await handle(events);
    await db.query('update outbox.consumers set last_position = $2, updated_at = now() where name = $1', [
      name,
      last.position,
    ]);
    return { handled: events.length };
  });
}
