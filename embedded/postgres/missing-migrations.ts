import type pg from 'pg';
import { PatientClient } from '#runtime/patient-client.ts';

import type { ApplyOptions } from './apply-migrations.ts';
import { readMigrations } from './migration-folder.ts';
import { refuseOldServer } from './refuse-old-server.ts';

const ANSWER_MS = 10_000;

/** Returns the names of the migrations that the database has not had; changes nothing and takes no lock. */
export async function missingMigrations({ databaseUrl, hasuraDir }: ApplyOptions): Promise<string[]> {
  const client = new PatientClient({
    connectionString: databaseUrl,
    application_name: 'hostfront migrations',
    connectMs: ANSWER_MS,
    answerMs: ANSWER_MS,
  });
  await client.connect();
  try {
    await refuseOldServer(client);
    const applied = await readApplied(client);
    return readMigrations(hasuraDir)
      .filter(({ version }) => !applied.has(version))
      .map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readApplied(client: pg.Client): Promise<ReadonlySet<bigint>> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('embedded.migrations') is not null as exists`,
  );
  if (tables[0]?.exists !== true) return new Set();
  const { rows } = await client.query<{ version: string }>('select version from embedded.migrations');
  return new Set(rows.map(({ version }) => BigInt(version)));
}
