import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { applyMigrations, type ApplyOptions } from '#embedded/postgres/migrations/apply-migrations.ts';
import { withLock } from '#embedded/postgres/migrations/bookkeeping.ts';
import { buildIndexes } from '#embedded/postgres/migrations/build-indexes.ts';
import { rebuildCollated } from '#embedded/postgres/collations.ts';
import { missingMigrations } from '#embedded/postgres/migrations/missing-migrations.ts';
import { tellOtherCollation } from '#embedded/postgres/server/server-checks.ts';
import { PostgresError } from '#embedded/postgres/postgres-error.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { givenVariables } from '#runtime/process/environment.ts';
import { runProgram } from '#runtime/process/run-program.ts';

const HASURA_DIR = 'hasura';
const WAIT_INTERVAL_MS = 2_000;

/** Brings the database of DATABASE_URL up to date without Hasura; see docs/operate/upgrades.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, indexes: { type: 'boolean' }, wait: { type: 'boolean' } },
  });
  const { DATABASE_URL: databaseUrl } = givenVariables(process.env);
  if (!databaseUrl) {
    throw new Error('DATABASE_URL must name the database to migrate; npm start migrates its own by itself.');
  }

  const target = { databaseUrl, hasuraDir: HASURA_DIR, say };
  if (values.check) {
    const told = await withLock({ databaseUrl, say }, ADVISORY_LOCKS.migrations, tellOtherCollation);
    if (told !== undefined) say(told);
    say(
      'The database runs on a version of PostgreSQL that this product works with, and its encoding is UTF8.',
    );
    return;
  }
  if (values.wait) {
    await untilMigrated(target);
    say('The database has every migration of this release.');
    return;
  }
  if (!values.indexes) {
    const applied = await applyMigrations({ ...target, forHasura: true });
    say(describe(applied, 'migration', 'applied'));
  }
  say(describe(await buildIndexes(target), 'index of a large table', 'built or dropped'));
  const rebuilt = await rebuildCollated(target);
  if (rebuilt.length > 0) say(describe(rebuilt, 'index', 'rebuilt'));
}

/**
 * Waits until another process has applied every migration. A server that is away is waited for, too; the program that
 * started this process decides for how long.
 */
async function untilMigrated(target: ApplyOptions): Promise<void> {
  let said = '';
  for (;;) {
    const wanted = await whatIsWanted(target);
    if (wanted === undefined) return;
    if (wanted !== said) say(wanted);
    said = wanted;
    await setTimeout(WAIT_INTERVAL_MS);
  }
}

async function whatIsWanted(target: ApplyOptions): Promise<string | undefined> {
  try {
    const { names, migrating } = await missingMigrations(target);
    const whose = migrating === '' ? 'nobody applies them now' : `${migrating} applies them`;
    return names.length === 0
      ? undefined
      : `Waiting for ${names.length} migrations, up to ${names.at(-1)}; ${whose}.`;
  } catch (error) {
    if (error instanceof PostgresError) throw error;
    return `Waiting for the database: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const describe = (names: string[], what: string, done: string) =>
  names.length === 0 ? `No ${what} was left to be ${done}.` : `These were ${done}: ${names.join(', ')}.`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

runProgram(main);
