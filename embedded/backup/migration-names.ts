import path from 'node:path';
import type pg from 'pg';
import { readMigrations, type Migration } from '../postgres/migrations/migration-folder.ts';
import { readRecord, versionsIn } from '../postgres/migrations/migration-record.ts';
import { BackupError } from './backup-error.ts';

/** Reads the folder names of the migrations that a database has had. */
export async function readMigrationNames(client: pg.ClientBase, hasuraDir: string): Promise<string[]> {
  const versions = versionsIn(await readRecord(client));
  if (versions.length === 0) {
    throw new BackupError('The database has no migrations of this product; there is nothing to back up.');
  }
  const known = new Map(
    readMigrations(hasuraDir).map((migration) => [migration.version, folderOf(migration)]),
  );
  return versions.map((version) => {
    const folder = known.get(version);
    if (folder !== undefined) return folder;
    throw new BackupError(
      `The database has the migration ${version}, which this release lacks; back it up with the release that runs on it.`,
    );
  });
}

/** Returns the name of a migration's folder, such as `1795219200000_create_contacts`. */
export const folderOf = ({ file }: Migration): string => path.posix.basename(path.posix.dirname(file));
