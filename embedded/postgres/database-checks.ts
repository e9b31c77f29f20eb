import type pg from 'pg';
import { PatientClient } from '#runtime/network/patient-client.ts';
import { PoolerRefusal } from '#runtime/network/pooler-refusal.ts';
import { hasUnfinishedRestore, UNFINISHED_TEXT } from '#runtime/process/unfinished-restore.ts';
import { refuseForeignDatabase } from './migrations/apply-migrations.ts';
import { PostgresError } from './postgres-error.ts';
import { SERVER_CHECKS, type DatabaseCheck } from './server/server-checks.ts';

const ANSWER_MS = 10_000;
/** Settings that the product's connections send at their start; a pooler may refuse them. */
export const STARTUP_PARAMETERS = { statement_timeout: ANSWER_MS, lock_timeout: ANSWER_MS };

/** Lists what a database must be like, in the order in which a start asks; no check changes anything. */
export const databaseChecks = (hasuraDir: string | undefined): readonly DatabaseCheck[] => [
  ...SERVER_CHECKS,
  refuseWithoutSchemas,
  refuseUnfinishedRestore,
  ...(hasuraDir === undefined ? [] : [(client: pg.ClientBase) => refuseForeignDatabase(client, hasuraDir)]),
];

/** Throws at the first of these checks that fails. */
export async function refuseUnfitDatabase(
  connectionString: string,
  hasuraDir: string | undefined,
): Promise<void> {
  const client = new PatientClient({
    connectionString,
    application_name: 'hostfront launcher',
    connectMs: ANSWER_MS,
    answerMs: ANSWER_MS,
    ...STARTUP_PARAMETERS,
  });
  try {
    await client.connect().catch((cause: unknown) => {
      throw unreachable(cause);
    });
    for (const check of databaseChecks(hasuraDir)) await check(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the error for a database that can't be connected to. */
export function unreachable(cause: unknown): PostgresError {
  if (cause instanceof PoolerRefusal) return new PostgresError(cause.message, { cause });
  const reasons = cause instanceof AggregateError ? cause.errors : [cause];
  const why = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join('; ');

  return new PostgresError(
    `The database can't be opened: ${why}; see whether PostgreSQL runs, and whether DATABASE_URL has the right host, name and password.`,
    { cause },
  );
}

async function refuseWithoutSchemas(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_database_privilege(current_database(), 'create') as may`,
  );
  if (rows[0]?.may === true) return;
  throw new PostgresError(
    "The role of DATABASE_URL may not create schemas; let the database's owner run: grant create on database NAME to ROLE.",
  );
}

async function refuseUnfinishedRestore(client: pg.ClientBase): Promise<void> {
  if (await hasUnfinishedRestore(client)) throw new PostgresError(UNFINISHED_TEXT);
}
