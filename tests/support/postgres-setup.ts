import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#embedded/postgres/start-postgres.ts';
import { makeDataFolder } from './make-data-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    superuserUrl: string;
  }
}

/** Starts one PostgreSQL 17 for a whole run; every test file copies its own database in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeDataFolder('hostfront-test-');
  const postgres = await startPostgres({
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
  project.provide('superuserUrl', postgres.superuserUrl);

  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
