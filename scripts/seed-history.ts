import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { seedHistory } from '../tests/bench/admin/seed-history.ts';

/** `npm run seed:history -- 100000`: fills the history of a running product with invented entries. */
async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 100_000);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`The number of entries must be a whole number above 0, found "${process.argv[2]}".`);
  }
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await seedHistory(client, count);
  await client.end();
  process.stdout.write(`${count} entries were added to the history.\n`);
}

/** The database of DATABASE_URL, or else the embedded one of DATA_DIR, which must be running. */
function databaseUrl(): string {
  const { DATABASE_URL, DATA_DIR = '.data' } = process.env;
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

await main();
