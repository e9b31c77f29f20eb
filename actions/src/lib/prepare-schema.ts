import type { Pool } from 'pg';
import { inTransaction } from './database.ts';

/** Any number, the same for every instance: they prepare the schema one after another. */
const LOCK_KEY = 4_711_001;

/**
 * The service's own tables, in a schema that no API shows. Both hold nothing worth a backup: they are
 * unlogged, and neither names a person (keys are keyed hashes).
 */
const SCHEMA = `
  create schema if not exists actions;

  create unlogged table if not exists actions.used_captchas (
    id text primary key,
    expires_at timestamptz not null
  );

  create unlogged table if not exists actions.attempts (
    key text primary key,
    count integer not null,
    window_ends_at timestamptz not null
  );
`;

/** Makes what the service keeps for itself; running it again changes nothing. */
export async function prepareSchema(pool: Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await db.query(SCHEMA);
  });
}
