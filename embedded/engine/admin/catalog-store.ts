import type { ClientBase, Pool } from 'pg';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import type { Fields } from './command.ts';
import { exportMetadata } from './export-metadata.ts';
import { buildConsistent, type CheckMetadata } from './inconsistency.ts';
import { oneAfterAnother } from './one-after-another.ts';

/**
 * The metadata in force and the command line's state, one row for all engines of a database.
 *
 * `resource_version` counts the changes of the metadata; a writer that names another version is refused. `revision`
 * counts everything after which engines must build their core again, a changed schema too. `metadata_starts` names the
 * starts that have applied the metadata folder, so that an engine which ends and starts again keeps later changes.
 */
const CREATE = `
create schema if not exists engine;
create table if not exists engine.metadata (
  is_only boolean primary key default true check (is_only),
  metadata json not null,
  resource_version bigint not null default 1,
  revision bigint not null default 1
);
create table if not exists engine.metadata_starts (
  start text primary key,
  applied_at timestamptz not null default now()
);
create table if not exists engine.catalog_state (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid(),
  cli_state json not null default '{}',
  console_state json not null default '{}'
);
insert into engine.catalog_state default values on conflict do nothing;`;

export type StoredMetadata = {
  readonly metadata: Fields;
  readonly resourceVersion: number;
  readonly revision: number;
};

type Row = { metadata: Fields; resource_version: string; revision: string };

/** Metadata of the folder; `check` rejects with a MetadataError that names file and place. */
export type Folder = {
  readonly metadata: unknown;
  readonly check: (db: Pick<ClientBase, 'query'>) => Promise<void>;
};

/**
 * Creates the tables and applies the folder's metadata, unless this start has applied them already. Applying what is in
 * force changes no version and checks nothing: what the database does not fit any more is left out of the core.
 */
export async function applyFolder(
  pool: Pool,
  read: () => Folder,
  { start, check }: { readonly start: string; readonly check: CheckMetadata },
): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.engineMetadata]);
    await client.query(CREATE);
    await client.query("delete from engine.metadata_starts where applied_at < now() - interval '90 days'");
    const { rowCount } = await client.query(
      'insert into engine.metadata_starts (start) values ($1) on conflict do nothing',
      [start],
    );
    if (rowCount === 0) return;
    const folder = read();
    // The form of an export: an engine to which one was applied has the folder's metadata in force.
    const metadata = JSON.stringify(exportMetadata(folder.metadata as Fields));
    const { rows } = await client.query<{ metadata: Fields; text: string }>(
      'select metadata, metadata::text as text from engine.metadata',
    );
    if (rows[0]?.text === metadata) return;
    await checkFolder(oneAfterAnother(client), folder, { check, inForce: rows[0]?.metadata });
    await client.query(
      `insert into engine.metadata (metadata) values ($1)
       on conflict (is_only) do update set
         metadata = excluded.metadata,
         resource_version = metadata.resource_version + 1,
         revision = metadata.revision + 1
       where metadata.metadata::text <> excluded.metadata::text`,
      [metadata],
    );
  });
}

/**
 * Throws for a fault of the folder. Objects that the database fits no better in the metadata in force are no fault of it:
 * data or a change of the schema are.
 */
async function checkFolder(
  db: Pick<ClientBase, 'query'>,
  folder: Folder,
  { check, inForce }: { readonly check: CheckMetadata; readonly inForce: Fields | undefined },
): Promise<void> {
  const namesIn = async (metadata: unknown) => {
    const { inconsistent } = await buildConsistent(metadata, (rest, lost) => check(db, rest, lost));

    return inconsistent.map(({ name }) => name);
  };
  try {
    await folder.check(db);
  } catch (error) {
    if (!(error instanceof MetadataError) || inForce === undefined) throw error;
    const known = new Set(await namesIn(inForce));
    if ((await namesIn(folder.metadata)).some((name) => !known.has(name))) throw error;
  }
}

/** Reads the metadata in force; `forUpdate` makes other writers wait until the transaction ends. */
export async function readStored(
  db: Pick<ClientBase, 'query'>,
  { forUpdate = false } = {},
): Promise<StoredMetadata> {
  const { rows } = await db.query<Row>(
    `select metadata, resource_version, revision from engine.metadata ${forUpdate ? 'for update' : ''}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('engine.metadata has no row; start the engine again');

  return {
    metadata: row.metadata,
    resourceVersion: Number(row.resource_version),
    revision: Number(row.revision),
  };
}

export async function readRevision(db: Pick<Pool, 'query'>): Promise<number> {
  const { rows } = await db.query<{ revision: string }>('select revision from engine.metadata');

  return Number(rows[0]?.revision);
}

/** Puts metadata in force; every engine takes them over once the transaction is committed. */
export async function writeMetadata(client: ClientBase, metadata: unknown): Promise<void> {
  await client.query(
    `update engine.metadata
     set metadata = $1, resource_version = resource_version + 1, revision = revision + 1`,
    [JSON.stringify(metadata)],
  );
}

/** Lets every engine read metadata and schema again. */
export async function writeRevision(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('update engine.metadata set revision = revision + 1');
}
