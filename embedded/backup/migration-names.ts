import path from 'node:path';
import type pg from 'pg';
import { readMigrations, type Migration } from '../postgres/migration-folder.ts';
import { BackupError } from './backup-error.ts';

/**
 * Reads the folder names of the migrations that a database has had: from the launcher's own table, or else from the
 * state that Hasura's command keeps beside its metadata.
 */
export async function readMigrationNames(client: pg.ClientBase, hasuraDir: string): Promise<string[]> {
  const versions = (await readOwn(client)) ?? (await readHasuras(client));
  if (versions === undefined || versions.length === 0) {
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

async function readOwn(client: pg.ClientBase): Promise<bigint[] | undefined> {
  if (!(await exists(client, 'embedded.migrations'))) return undefined;
  const { rows } = await client.query<{ version: string }>(
    'select version from embedded.migrations order by version',
  );
  return rows.map(({ version }) => BigInt(version));
}

async function readHasuras(client: pg.ClientBase): Promise<bigint[] | undefined> {
  if (!(await exists(client, 'hdb_catalog.hdb_version'))) return undefined;
  const { rows } = await client.query<{ version: string }>(
    `select jsonb_object_keys(cli_state::jsonb -> 'migrations' -> 'default') as version from hdb_catalog.hdb_version`,
  );
  return rows.map(({ version }) => BigInt(version)).sort((left, right) => (left < right ? -1 : 1));
}

async function exists(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ]);
  return rows[0]?.found === true;
}
