import { join } from 'node:path';
import pg from 'pg';
import { poolerWarning } from '#runtime/find-pooler.ts';
import { applyMigrations } from '../postgres/apply-migrations.ts';
import { applySeeds } from '../postgres/apply-seeds.ts';
import { buildIndexes } from '../postgres/build-indexes.ts';
import { ensureDatabase, ownersUrl } from '../postgres/ensure-database.ts';
import { startPostgres, type RunningPostgres, type StartOptions } from '../postgres/start-postgres.ts';
import type { StackEnv } from './config/env.ts';
import { keepRunning, type Endable } from './keep-running.ts';
import type { Secrets } from './secrets.ts';

export type Database = { readonly url: string; stop(): Promise<void> };

type Options = {
  readonly root: string;
  readonly port: number;
  /** Tells the person who started the product. */
  readonly say: (text: string) => void;
};

const NAME = 'hostfront';
const LOOPBACK = '127.0.0.1';

/** Returns the URL of the database that every part uses; it may not be there yet. */
export function databaseUrlOf(env: StackEnv, { databasePassword }: Secrets, port: number): string {
  const owner = { database: NAME, user: NAME, password: databasePassword };

  return env.DATABASE_URL ?? ownersUrl(`postgres://${LOOPBACK}:${port}`, owner);
}

/**
 * Opens the database that every part uses: that of `DATABASE_URL`, or the embedded PostgreSQL, which is started again
 * on the same port whenever it ends by itself. Migrates it, and gives an empty one the demo set unless `DEMO_DATA` says
 * no, both unless a real Hasura does that.
 */
export async function openDatabase(env: StackEnv, secrets: Secrets, options: Options): Promise<Database> {
  const database =
    env.DATABASE_URL === undefined
      ? await embedded(env, secrets, options)
      : { url: env.DATABASE_URL, stop: () => Promise.resolve() };
  if (env.HASURA_GRAPHQL_ENDPOINT !== undefined) return database;

  if (env.DATABASE_URL !== undefined) await warnOfPooler(env.DATABASE_URL, options);
  const target = { databaseUrl: database.url, hasuraDir: join(options.root, 'hasura') };
  try {
    await applyMigrations({ ...target, onRetry: options.say });
    if (env.DEMO_DATA) await applySeeds(target);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return withIndexes(database, target, options.say);
}

/** Builds the indexes of large tables beside the product, which is only slower without them. */
function withIndexes(
  database: Database,
  target: { databaseUrl: string; hasuraDir: string },
  say: (text: string) => void,
): Database {
  const stopping = new AbortController();
  const built = buildIndexes({ ...target, signal: stopping.signal }).catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    const why = error instanceof Error ? error.message : String(error);
    say(`The indexes of large tables are not complete; the next start tries again: ${why}`);
  });

  return {
    url: database.url,
    stop: async () => {
      stopping.abort();
      await built;
      await database.stop();
    },
  };
}

/** Tells the person who started the product if a pooler would break the lock that migrations hold. */
async function warnOfPooler(connectionString: string, { say }: Options): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 2, application_name: 'hostfront migrations' });
  pool.on('error', () => undefined);
  try {
    const warning = await poolerWarning(pool, 'migrations, the engine and the actions service');
    if (warning !== undefined) say(warning);
  } finally {
    await pool.end();
  }
}

async function embedded(env: StackEnv, secrets: Secrets, { port, say }: Options): Promise<Database> {
  const options = {
    dataDir: join(env.DATA_DIR, 'postgres'),
    port,
    superuserPassword: secrets.superuserPassword,
    settings: { max_connections: '200' },
  };
  const first = await startServer(options);
  const url = await ensureDatabase({
    superuserUrl: first.superuserUrl,
    database: NAME,
    user: NAME,
    password: secrets.databasePassword,
  }).catch(async (error: unknown) => {
    await first.stop();
    throw error;
  });
  const kept = keepRunning(first, {
    subject: 'PostgreSQL',
    say,
    start: (signal) => startServer({ ...options, signal }),
  });

  return { url, stop: kept.stop };
}

/** Starts PostgreSQL, which says in its log why it ends. */
async function startServer(options: StartOptions): Promise<RunningPostgres & Endable> {
  let why = 'by itself';
  const postgres = await startPostgres({
    ...options,
    onLog: (line) => {
      if (/\bPANIC:/.test(line)) why = line;
    },
  });

  return { ...postgres, ended: postgres.exited.then(() => ({ why })) };
}
