import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';

import type { ApplyOptions } from './apply-migrations.ts';
import { applicationName } from './bookkeeping.ts';
import { readMigrations } from './migration-folder.ts';
import { lackedBy, readRecord } from './migration-record.ts';
import { refuseOldServer } from '../server/server-checks.ts';
import { HOLDERS, nameSessions } from '../name-sessions.ts';
import { withClient } from '../with-client.ts';

/** Milliseconds of own time (own-time.ts) after which a database that doesn't answer is said to be away. */
const ANSWER_MS = 4_000;

/**
 * Looks which migrations the database has not had, and which session migrates now, empty where none does; changes
 * nothing and takes no lock.
 */
export function missingMigrations({ databaseUrl, hasuraDir }: ApplyOptions) {
  const patience = { connectMs: ANSWER_MS, answerMs: ANSWER_MS };
  const connection = { connectionString: databaseUrl, application_name: applicationName(), ...patience };

  return withClient(connection, async (client) => {
    await refuseOldServer(client);
    const missing = lackedBy(await readRecord(client), readMigrations(hasuraDir));
    const migrating = await nameSessions(client, HOLDERS, ADVISORY_LOCKS.migrations);
    return { names: missing.map(({ name }) => name), migrating };
  });
}
