import { join } from 'node:path';
import pg from 'pg';
import { poolerWarning } from '#runtime/network/find-pooler.ts';
import { redactText } from '#runtime/bytes/redact-text.ts';
import { TELL_START_AFTER_MS, tellWaits, type Say } from '#runtime/process/tell-waits.ts';
import { applyMigrations } from '../postgres/migrations/apply-migrations.ts';
import { applySeeds } from '../postgres/migrations/apply-seeds.ts';
import { buildIndexes } from '../postgres/migrations/build-indexes.ts';
import { rebuildCollated } from '../postgres/collations.ts';
import { ensureDatabase, ownersUrl } from '../postgres/ensure-database.ts';
import { startPostgres, type RunningPostgres, type StartOptions } from '../postgres/server/start-postgres.ts';
import type { StackEnv } from './config/env.ts';
import { keepRunning, type Endable } from './parts/keep-running.ts';
import { openPartLog, type PartLog } from './parts/part-log.ts';
import type { Secrets } from './secrets/secrets.ts';

export type Database = { readonly url: string; stop(): Promise<void> };

type Options = {
  readonly root: string;
  readonly port: number;
  /** Tells the person who started the product. */
  readonly say: Say;
};

/** The log has no values of rows and no statements, as other logs have none. */
const SETTINGS = {
  max_connections: '200',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Returns the URL of the database that every part uses; it may not be there yet. */
export function databaseUrlOf(env: StackEnv, { databasePassword }: Secrets, port: number): string {
  return env.DATABASE_URL ?? ownersUrl(`postgres://127.0.0.1:${port}`, { password: databasePassword });
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
  const { say, root } = options;
  const target = { databaseUrl: database.url, hasuraDir: join(root, 'hasura') };
  try {
    await applyMigrations({ ...target, say });
    if (env.DEMO_DATA) await applySeeds({ ...target, say });
    await rebuildTexts({ databaseUrl: database.url, say });
  } catch (error) {
    await database.stop();
    throw error;
  }
  return withIndexes(database, target, say);
}

/**
 * Rebuilds the indexes of texts whose order has changed, before a part reads by them or writes what they would not find.
 * Where that fails the product starts all the same, as it would have run on without a new start.
 */
async function rebuildTexts({ databaseUrl, say }: { databaseUrl: string; say: Say }): Promise<void> {
  await rebuildCollated({ databaseUrl, say }).catch(({ message }: Error) =>
    say(`Texts may not be found, and may be taken twice, until npm run migrate has succeeded: ${message}`),
  );
}

/** Builds the indexes of large tables beside the product, which is only slower without them. */
function withIndexes(
  database: Database,
  target: { databaseUrl: string; hasuraDir: string },
  say: Say,
): Database {
  const stopping = new AbortController();
  const built = buildIndexes({ ...target, signal: stopping.signal }).catch(({ message }: Error) => {
    if (stopping.signal.aborted) return;
    say(`The indexes of large tables are not complete; the next start tries again: ${message}`);
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
  const log = openPartLog(join(env.DATA_DIR, 'logs/postgres.log'), {
    name: 'postgres',
    say,
    maxBytes: env.LOG_MAX_BYTES,
    maxFiles: env.LOG_MAX_FILES,
  });
  const options = {
    dataDir: join(env.DATA_DIR, 'postgres'),
    port,
    superuserPassword: secrets.superuserPassword,
    settings: SETTINGS,
    log,
  };
  const first = await startServer({ ...options, say });
  const password = secrets.databasePassword;
  const url = await ensureDatabase(first.superuserUrl, { password }).catch(async (error: unknown) => {
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

type ServerOptions = StartOptions & { readonly log: PartLog; readonly say?: Say };

/** Starts PostgreSQL, which says in its log why it ends. A start that takes long, to recover the data, is told of. */
async function startServer({ log, say, ...options }: ServerOptions): Promise<RunningPostgres & Endable> {
  let why = 'by itself';
  let lastLine = '';
  const starting = startPostgres({
    ...options,
    onLog: (line) => {
      lastLine = redactText(line);
      log.write(Buffer.from(`${lastLine}\n`));
      if (/\bPANIC:/.test(line)) why = line;
    },
  });
  const describe = () => `PostgreSQL is starting; its log says: ${lastLine.replace(/^.*?LOG: +/, '')}`;
  const postgres = await (say
    ? tellWaits(starting, { say, describe, afterMs: TELL_START_AFTER_MS })
    : starting);

  return {
    ...postgres,
    ended: postgres.exited.then(() => {
      log.close();
      return { why };
    }),
  };
}
