import { withClient } from '#embedded/postgres/with-client.ts';
import { seedHistory } from '../tests/bench/admin/seed-history.ts';
import { runningDatabaseUrl } from './running-product.ts';

/** Run by `npm run seed:history -- 100000`. Fills the history of a running product with invented entries. */
async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 100_000);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`The number of entries must be a whole number above 0, found "${process.argv[2]}".`);
  }
  await withClient(await runningDatabaseUrl(), (client) => seedHistory(client, count));
  process.stdout.write(`${count} entries were added to the history.\n`);
}

await main();
