import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { PostgresError } from '../postgres-error.ts';

export type Migration = {
  /** Integer at the start of the folder's name; Hasura orders migrations by it. */
  version: bigint;
  name: string;
  /** Path for messages: `hasura/migrations/default/1_name/up.sql`. */
  file: string;
  sql: string;
};

/** Reads `migrations/default/<integer>_<name>/up.sql` in order; throws for any other file or folder and names it. */
export function readMigrations(hasuraDir: string): Migration[] {
  const migrationsDir = path.join(hasuraDir, 'migrations');
  refuseOtherEntries(migrationsDir, readdirSync(migrationsDir), ['default']);

  const databaseDir = path.join(migrationsDir, 'default');
  const migrations = readdirSync(databaseDir).map((folder) => readMigration(path.join(databaseDir, folder)));
  migrations.sort((left, right) => (left.version < right.version ? -1 : 1));
  migrations.forEach(({ version, file }, index) => {
    const next = migrations[index + 1];
    if (next?.version === version) {
      throw new PostgresError(
        `${next.file} and ${file} have the same version ${version}; give one of them a later one.`,
      );
    }
  });
  return migrations;
}

/** Returns a file's path for messages: the part from the `hasura` folder on. */
export function shownPath(file: string): string {
  const parts = file.split(path.sep);
  return parts.slice(Math.max(parts.lastIndexOf('hasura'), 0)).join('/');
}

function readMigration(folder: string): Migration {
  const [, version, name] = /^(\d+)_([a-z0-9_]+)$/.exec(path.basename(folder)) ?? [];
  if (version === undefined || name === undefined) {
    throw new PostgresError(`${shownPath(folder)} is no migration; one is a folder called <integer>_<name>.`);
  }
  const file = path.join(folder, 'up.sql');
  if (!existsSync(file)) throw new PostgresError(`${shownPath(folder)} has no up.sql.`);
  refuseOtherEntries(folder, readdirSync(folder), ['up.sql', 'down.sql']);
  return { version: BigInt(version), name, file: shownPath(file), sql: readFileSync(file, 'utf8') };
}

function refuseOtherEntries(folder: string, entries: string[], allowed: string[]): void {
  const other = entries.find((entry) => !allowed.includes(entry));
  if (other === undefined) return;
  throw new PostgresError(
    `${shownPath(folder)} holds "${other}"; only ${allowed.join(' and ')} may stand there.`,
  );
}
