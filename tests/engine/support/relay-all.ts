import type { Pool } from 'pg';
import { expect } from 'vitest';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';

/** Relays until every event has a number. */
export function relayAll(pool: Pool): Promise<void> {
  return expect
    .poll(async () => {
      await relayOutbox(pool);
      return (await pool.query('select from outbox.events where position is null')).rowCount;
    })
    .toBe(0);
}
