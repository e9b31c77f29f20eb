import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { PatientClient } from '#runtime/network/patient-client.ts';

import type { ApplyOptions } from './apply-migrations.ts';
import { applicationName } from './bookkeeping.ts';
import { readMigrations } from './migration-folder.ts';
import { readRecord, versionsIn } from './migration-record.ts';
import { refuseOldServer } from '../server/refuse-old-server.ts';
import { HOLDERS, nameSessions } from '../name-sessions.ts';

/** Milliseconds of own time (own-time.ts) after which a database that doesn't answer is said to be away. */
const ANSWER_MS = 4_000;

export type Missing = {
  /** Names of the migrations that the database has not had. */
  readonly names: readonly string[];
  /** Names the session that migrates now; empty where none does. */
  readonly migrating: string;
};

/** Looks which migrations the database has not had; changes nothing and takes no lock. */
export async function missingMigrations({ databaseUrl, hasuraDir }: ApplyOptions): Promise<Missing> {
  const client = new PatientClient({
    connectionString: databaseUrl,
    application_name: applicationName(),
    connectMs: ANSWER_MS,
    answerMs: ANSWER_MS,
  });
  await client.connect();
  try {
    await refuseOldServer(client);
    const applied = new Set(versionsIn(await readRecord(client)));
    const names = readMigrations(hasuraDir)
      .filter(({ version }) => !applied.has(version))
      .map(({ name }) => name);
    return { names, migrating: await nameSessions(client, HOLDERS, ADVISORY_LOCKS.migrations) };
  } finally {
    await client.end();
  }
}
