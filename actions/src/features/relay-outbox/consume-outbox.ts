import type { Pool } from 'pg';
import { inTransaction } from '#runtime/network/in-transaction.ts';

/** Change of a row, as a reader of the outbox gets it; the row's values are in the table itself. */
export type OutboxEvent = {
  position: string;
  happened_at: Date;
  actor: string;
  operation: 'insert' | 'update' | 'delete';
  table_name: string;
  /** Id of the changed row; null for a batch. */
  record_id: string | null;
  batch_id: string | null;
  row_count: number;
};

export type Consumer = {
  /**
   * Identifies the consumer's position in the outbox and must never change: a new name starts with the oldest kept
   * event.
   */
  name: string;
  /** Tables whose events the consumer handles; events of other tables are skipped. */
  tables: readonly string[];
  /**
   * Handles events in the order of their positions. They come again if it throws, or if its process ends before it is
   * done.
   */
  handle: (events: readonly OutboxEvent[]) => Promise<void>;
};

const BATCH_SIZE = 500;

/**
 * Passes a consumer the events that were relayed since its last run, each at least once: its position advances only
 * after `handle` has succeeded. Only one instance at a time does this, the others return at once. Returns the number of
 * events that were passed.
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
