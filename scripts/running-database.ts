import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { givenVariables } from '#runtime/environment.ts';

/** Returns DATABASE_URL, or else the URL of the embedded database in DATA_DIR, which must be running. */
export function runningDatabaseUrl(): string {
  const { DATABASE_URL, DATA_DIR = '.data' } = givenVariables(process.env);
  if (DATABASE_URL) return DATABASE_URL;
  const pidFile = join(DATA_DIR, 'postgres', 'postmaster.pid');
  if (!existsSync(pidFile)) {
    throw new Error(`No database runs in "${DATA_DIR}": start the product first, or set DATABASE_URL.`);
  }
  const port = readFileSync(pidFile, 'utf8').split('\n')[3];
  const { databasePassword } = JSON.parse(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
  };
  return `postgres://hostfront:${encodeURIComponent(databasePassword)}@127.0.0.1:${port}/hostfront`;
}
