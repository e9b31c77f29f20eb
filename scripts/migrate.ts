import { parseArgs } from 'node:util';
import { applyMigrations } from '#embedded/postgres/apply-migrations.ts';
import { withLock } from '#embedded/postgres/bookkeeping.ts';
import { buildIndexes } from '#embedded/postgres/build-indexes.ts';
import { ADVISORY_LOCKS } from '#runtime/advisory-locks.ts';
import { runProgram } from '#runtime/run-program.ts';

const HASURA_DIR = 'hasura';

/** Brings the database of DATABASE_URL up to date without Hasura; see docs/upgrades.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, indexes: { type: 'boolean' } } });
  const { DATABASE_URL: databaseUrl } = process.env;
  if (!databaseUrl) {
    throw new Error('DATABASE_URL must name the database to migrate; npm start migrates its own by itself.');
  }

  const target = { databaseUrl, hasuraDir: HASURA_DIR };
  if (values.check) {
    await withLock(databaseUrl, ADVISORY_LOCKS.migrations, () => Promise.resolve());
    say('The database runs on a version of PostgreSQL that this product works with.');
    return;
  }
  if (!values.indexes) {
    const applied = await applyMigrations({ ...target, forHasura: true, onRetry: say });
    say(describe(applied, 'migration', 'applied'));
  }
  say(describe(await buildIndexes(target), 'index of a large table', 'built or dropped'));
}

const describe = (names: string[], what: string, done: string) =>
  names.length === 0 ? `No ${what} was left to be ${done}.` : `These were ${done}: ${names.join(', ')}.`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

runProgram(main);
