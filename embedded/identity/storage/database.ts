import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { PatientPool } from '#runtime/network/patient-pool.ts';
import { SCHEMA } from './schema.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';

/** A pool, or the client of a transaction. */
export type Db = { query: pg.ClientBase['query'] };

const CONNECT_MS = 5_000;
const CONNECT_ATTEMPTS = 40;
const CONNECT_DELAY_MS = 250;

/** Creates a pool that survives a restart of the database: a broken connection is logged and replaced. */
export function createPool(databaseUrl: string, logger: Logger): pg.Pool {
  const pool = new PatientPool({
    connectionString: databaseUrl,
    max: 10,
    connectMs: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'identity',
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection broke'));

  return pool;
}

/** Waits for the database, then creates what is missing of the schema. */
export async function prepareSchema(pool: pg.Pool): Promise<void> {
  await untilReachable(pool);
  await inTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.identitySchema]);
    await db.query(SCHEMA);
  });
}

async function untilReachable(pool: pg.Pool): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (attempt === CONNECT_ATTEMPTS) throw error;
      await wait(CONNECT_DELAY_MS);
    }
  }
}
