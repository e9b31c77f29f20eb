import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { ADVISORY_LOCKS } from '#runtime/advisory-locks.ts';
import { PatientClient } from '#runtime/patient-client.ts';
import { PostgresError } from './postgres-error.ts';
import { SERVER_CHECKS } from './server-checks.ts';

/** Milliseconds between two tries to get a lock that another process holds. */
const LOCK_INTERVAL_MS = 100;
const CONNECT_MS = 10_000;

/**
 * Connects as the database's owner, creates the tables of migrations and seedings where they are missing, and holds a
 * lock so that no other process migrates meanwhile.
 */
export function withBookkeeping<Result>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return withLock(databaseUrl, ADVISORY_LOCKS.migrations, async (client) => {
    await client.query(`
      create schema if not exists embedded;
      create table if not exists embedded.migrations (
        version bigint primary key,
        name text not null,
        sha256 text not null,
        applied_at timestamptz not null default now()
      );
      create table if not exists embedded.seedings (
        seeded_at timestamptz not null default now()
      );`);
    return use(client);
  });
}

/**
 * Connects to a database that the product can work with, and holds a lock until `use` has ended. The signal ends
 * the wait for the lock.
 */
export async function withLock<Result>(
  databaseUrl: string,
  key: number,
  use: (client: pg.Client) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const client = new PatientClient({
    connectionString: databaseUrl,
    application_name: 'hostfront migrations',
    connectMs: CONNECT_MS,
  });
  await connect(client);
  try {
    for (const check of SERVER_CHECKS) await check(client);
    while (!(await tryLock(client, key))) await setTimeout(LOCK_INTERVAL_MS, undefined, { signal });
    return await use(client);
  } finally {
    await client.end();
  }
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (cause) {
    const { message } = cause as Error;
    throw new PostgresError(`The database to migrate can't be opened: ${message}.`, { cause });
  }
}

/**
 * Tries to get the lock. A statement that waited for it would keep its snapshot meanwhile, and an index that is built
 * concurrently waits for all older snapshots, so that both would wait for each other.
 */
async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    key,
  ]);
  return rows[0]?.locked === true;
}
