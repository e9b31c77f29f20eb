import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '#embedded/postgres/start-postgres.ts';
import { makeDataFolder } from './make-data-folder.ts';

export type TestPostgres = { superuserUrl: string; stop(): Promise<void> };

/** Starts a PostgreSQL 17 whose data is gone when it stops; it is quick, as nothing of it must outlive a crash. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = makeDataFolder('hostfront-test-');
  const { superuserUrl, stop } = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    superuserPassword: 'test-superuser',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      max_wal_size: '128MB',
    },
  });

  return {
    superuserUrl,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
