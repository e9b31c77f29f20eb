import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#embedded/backup/open-database.ts';

type Place = { readonly databaseUrl: string | undefined; readonly dataDir: string | undefined };

/**
 * Finds the database: that of DATABASE_URL, or the embedded one of the data folder, whose server is started until
 * `close` where it does not run. The URL is undefined before the first start.
 */
export async function findDatabase({ databaseUrl, dataDir }: Place) {
  const isThere = dataDir !== undefined && existsSync(join(dataDir, 'postgres/PG_VERSION'));
  if (databaseUrl === undefined && isThere) return openDatabase({ databaseUrl, dataDir });

  return { url: databaseUrl, close: () => Promise.resolve() };
}
