import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase, OWNER } from '../postgres/ensure-database.ts';
import { completeExchange } from '../postgres/exchange.ts';
import { hasLeftoverServer } from '../postgres/server/leftover-server.ts';
import { startPostgres } from '../postgres/server/start-postgres.ts';
import { withClient } from '../postgres/with-client.ts';
import { BackupError } from './backup-error.ts';

type Place = { databaseUrl: string | undefined; dataDir: string };

/** Settings for a database that is thrown away unless its server stops as it should: rows need no log of their own. */
export const FOR_FILLING = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '2GB',
};

const CONNECT_MS = 5_000;

/**
 * Opens the database of `DATABASE_URL`, or else the embedded one of the data folder: the server that runs there, or one
 * that is started until `close`. `secrets` is the content of the folder's `secrets.json`; null if it has none.
 */
export async function openDatabase({ databaseUrl, dataDir }: Place) {
  completeExchange(dataDir);
  const secrets = readSecretsFile(dataDir);
  if (databaseUrl !== undefined) return { url: databaseUrl, secrets, close: () => Promise.resolve() };
  const folder = join(dataDir, 'postgres');
  if (secrets === null || !existsSync(join(folder, 'PG_VERSION'))) {
    throw new BackupError(`There is no database in "${dataDir}"; set DATA_DIR or DATABASE_URL.`);
  }

  const running = await findServer(folder, secrets);
  if (running !== undefined) return { url: running, secrets, close: () => Promise.resolve() };

  return { secrets, ...(await startDatabase(folder, secrets)) };
}

/** Returns the URL of the embedded database of a data folder; undefined where its server doesn't run. */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  const secrets = readSecretsFile(dataDir);

  return secrets === null ? undefined : findServer(join(dataDir, 'postgres'), secrets);
}

/**
 * A server that a killed command has left is no running one: it is ended at the next start, because no other program
 * would end it.
 */
async function findServer(folder: string, secrets: Record<string, unknown>): Promise<string | undefined> {
  const running = (await hasLeftoverServer(folder)) ? undefined : runningUrl(folder, secrets);

  return running !== undefined && (await answers(running)) ? running : undefined;
}

/** Starts PostgreSQL in a folder, which is filled if it is empty; returns the URL by which the owner connects. */
export async function startDatabase(
  folder: string,
  secrets: Record<string, unknown>,
  settings: Record<string, string> = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const postgres = await startPostgres({
    dataDir: folder,
    settings,
    superuserPassword: textOf(secrets, 'superuserPassword'),
  });
  try {
    const password = textOf(secrets, 'databasePassword');
    const url = await ensureDatabase(postgres.superuserUrl, { password });
    return { url, close: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

function readSecretsFile(dataDir: string): Record<string, unknown> | null {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (cause) {
    throw new BackupError(`The secrets in ${file} can't be read.`, { cause });
  }
}

function textOf(secrets: Record<string, unknown>, name: string): string {
  const value = secrets[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new BackupError(`The secrets lack "${name}", without which the embedded database can't be opened.`);
}

function runningUrl(folder: string, secrets: Record<string, unknown>): string | undefined {
  const lockFile = join(folder, 'postmaster.pid');
  if (!existsSync(lockFile)) return undefined;
  const port = readFileSync(lockFile, 'utf8').split('\n')[3];
  const password = encodeURIComponent(textOf(secrets, 'databasePassword'));
  return port ? `postgres://${OWNER}:${password}@127.0.0.1:${port}/${OWNER}` : undefined;
}

/** Tells whether a server answers; another error than a closed port, such as a wrong password, is thrown. */
async function answers(url: string): Promise<boolean> {
  try {
    return await withClient({ connectionString: url, connectMs: CONNECT_MS }, () => Promise.resolve(true));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return false;
    throw error;
  }
}
