import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { PatientClient } from '#runtime/network/patient-client.ts';
import { tellWaits, type Say } from '#runtime/process/tell-waits.ts';
import { CREATE_OWN } from './migration-record.ts';
import { PostgresError } from '../postgres-error.ts';
import { HOLDERS, nameSessions } from '../name-sessions.ts';
import { SERVER_CHECKS } from '../server/server-checks.ts';

/** Milliseconds between two tries to get a lock that another process holds. */
const LOCK_INTERVAL_MS = 100;
const CONNECT_MS = 10_000;

export type LockOptions = {
  databaseUrl: string;
  /** Called with a sentence about what is waited for. */
  say?: Say | undefined;
  /** Ends the wait for the lock. */
  signal?: AbortSignal | undefined;
};

/** Names this process to a person who asks PostgreSQL which session holds a lock. */
export const applicationName = (): string => `hostfront migrations (process ${process.pid} on ${hostname()})`;

/**
 * Connects as the database's owner, creates the tables of migrations and seedings where they are missing, and holds a
 * lock so that no other process migrates meanwhile.
 */
export function withBookkeeping<Result>(
  options: LockOptions,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return withLock(options, ADVISORY_LOCKS.migrations, async (client) => {
    await client.query(CREATE_OWN);
    return use(client);
  });
}

/** Connects to a database that the product can work with, and holds a lock until `use` has ended. */
export async function withLock<Result>(
  { databaseUrl, say = () => undefined, signal }: LockOptions,
  key: number,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new PatientClient({
    connectionString: databaseUrl,
    application_name: applicationName(),
    connectMs: CONNECT_MS,
  });
  await connect(client, say);
  try {
    for (const check of SERVER_CHECKS) await check(client);
    await tellWaits(untilLocked(client, key, signal), {
      say,
      describe: async () => `Waiting for ${await nameSessions(client, HOLDERS, key)}, which migrates.`,
    });
    return await use(client);
  } finally {
    await client.end();
  }
}

async function connect(client: pg.Client, say: Say): Promise<void> {
  const { host, port } = client;
  try {
    await tellWaits(client.connect(), {
      say,
      describe: () => `Waiting for the answer of the database at ${host}:${port}.`,
    });
  } catch (cause) {
    const { message } = cause as Error;
    throw new PostgresError(`The database to migrate can't be opened: ${message}.`, { cause });
  }
}

/**
 * Tries to get the lock until it is free. A statement that waited for it would keep its snapshot meanwhile, and an index
 * that is built concurrently waits for all older snapshots, so that both would wait for each other.
 */
async function untilLocked(client: pg.Client, key: number, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      key,
    ]);
    if (rows[0]?.locked === true) return;
    await setTimeout(LOCK_INTERVAL_MS, undefined, { signal });
  }
}
