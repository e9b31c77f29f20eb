import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { makeDataFolder } from '../processes/make-data-folder.ts';

export type TestPostgres = { superuserUrl: string; stop(): Promise<void> };

const PASSWORD = 'test-superuser';

/**
 * Starts a PostgreSQL whose data is gone when it stops; it is quick, as nothing of it must outlive a crash. It is the
 * product's own unless another package is given.
 */
export async function startTestPostgres(packageDir?: string): Promise<TestPostgres> {
  const folder = makeDataFolder('hostfront-test-');
  const dataDir = join(folder, 'postgres');
  const { superuserUrl, stop } = await startPostgres({
    dataDir,
    ...(packageDir !== undefined && { packageDir }),
    superuserPassword: PASSWORD,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      max_wal_size: '128MB',
      scram_iterations: '1',
    },
  });
  await acceptPlainPasswords(superuserUrl, dataDir);

  return {
    superuserUrl,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Lets clients send passwords as they are. Tests open thousands of connections, and a proof by SCRAM, which the product's
 * own server asks for, is a fifth of the work of a short one.
 */
async function acceptPlainPasswords(superuserUrl: string, dataDir: string): Promise<void> {
  writeFileSync(join(dataDir, 'pg_hba.conf'), 'host all all 127.0.0.1/32 password\n');
  await withClient(superuserUrl, async (client) => {
    await client.query(`alter role postgres password '${PASSWORD}'`);
    await client.query('select pg_reload_conf()');
  });
}
