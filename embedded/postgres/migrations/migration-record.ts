import { createHash } from 'node:crypto';
import type pg from 'pg';

import type { Migration } from './migration-folder.ts';
import { PostgresError } from '../postgres-error.ts';

/**
 * What a database has had: the migrations by the product's own record, `embedded.migrations`, and by Hasura's. Hasura's
 * command line keeps its record in `cli_state` of `hdb_catalog.hdb_version`, which Hasura creates at its first start.
 * Before that start it is a table of an earlier release of the command line, `hdb_catalog.schema_migrations`, which the
 * command line takes over once.
 */
export type MigrationRecord = {
  readonly own: Map<bigint, OwnEntry>;
  /** Undefined where Hasura keeps none. */
  readonly hasura: HasuraRecord | undefined;
};
type OwnEntry = { readonly name: string; readonly sha256: string };
type HasuraRecord = {
  readonly applied: Set<bigint>;
  /** Migration that was interrupted. */
  readonly dirty: string | undefined;
  readonly isInState: boolean;
  readonly isInTable: boolean;
};

/** In place of a hash: Hasura's command line has applied this migration and told its version alone. */
export const BY_COMMAND_LINE = '';

/** Creates the product's own record where it is missing. */
export const CREATE_OWN = `
  create schema if not exists embedded;
  create table if not exists embedded.migrations (
    version bigint primary key,
    name text not null,
    sha256 text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists embedded.seedings (
    seeded_at timestamptz not null default now()
  );`;

/** Creates the early record where Hasura has not been started yet, so that it finds one later. */
export const CREATE_FOR_HASURA = `
  do $$ begin
    if to_regclass('hdb_catalog.hdb_version') is null then
      create schema if not exists hdb_catalog;
      create table if not exists hdb_catalog.schema_migrations (
        version bigint not null primary key,
        dirty boolean not null
      );
    end if;
  end $$`;

const IN_OWN = 'select version, name, sha256 from embedded.migrations';
const IN_STATE = `
  select key as version, value = 'true' as dirty
  from hdb_catalog.hdb_version, jsonb_each(coalesce(cli_state::jsonb #> '{migrations,default}', '{}'))`;
const IN_TABLE = 'select version::text, dirty from hdb_catalog.schema_migrations';

/** Reads both records; creates nothing. */
export async function readRecord(client: pg.ClientBase): Promise<MigrationRecord> {
  const { rows: found } = await client.query<{ own: boolean; state: boolean; early: boolean }>(
    `select to_regclass('embedded.migrations') is not null as own,
       to_regclass('hdb_catalog.hdb_version') is not null as state,
       to_regclass('hdb_catalog.schema_migrations') is not null as early`,
  );
  const { own, state, early } = found[0] ?? { own: false, state: false, early: false };
  const entries = own ? (await client.query<OwnEntry & { version: string }>(IN_OWN)).rows : [];
  const places = [...(state ? [IN_STATE] : []), ...(early ? [IN_TABLE] : [])];
  const rows: { version: string; dirty: boolean }[] = [];
  for (const place of places) rows.push(...(await client.query<(typeof rows)[0]>(place)).rows);

  return {
    own: new Map(entries.map(({ version, ...entry }) => [BigInt(version), entry])),
    hasura:
      places.length === 0
        ? undefined
        : {
            applied: new Set(rows.map(({ version }) => BigInt(version))),
            dirty: rows.find(({ dirty }) => dirty)?.version,
            isInState: state,
            isInTable: early,
          },
  };
}

/** Returns the versions of both records in their order. */
export const versionsIn = ({ own, hasura }: MigrationRecord): bigint[] =>
  [...new Set([...own.keys(), ...(hasura?.applied ?? [])])].sort((left, right) => (left < right ? -1 : 1));

/** Returns the migrations that are in neither record. */
export function lackedBy(record: MigrationRecord, migrations: readonly Migration[]): Migration[] {
  const applied = new Set(versionsIn(record));
  return migrations.filter(({ version }) => !applied.has(version));
}

/** Throws where Hasura has left a migration by half. */
export function refuseDirty({ hasura }: MigrationRecord): void {
  if (hasura?.dirty === undefined) return;
  throw new PostgresError(
    `Hasura's record says that the migration ${hasura.dirty} was interrupted ("dirty"); look whether it is there, and correct the record with hasura migrate apply --skip-execution or hasura migrate delete.`,
  );
}

/** Adds a migration to the product's own record, or completes its entry. */
export async function noteOwn(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query(
    `insert into embedded.migrations (version, name, sha256) values ($1, $2, $3)
     on conflict (version) do update set name = excluded.name, sha256 = excluded.sha256`,
    [migration.version.toString(), migration.name, hashOf(migration)],
  );
}

/** Adds migrations to Hasura's record within the open transaction, if there is one. */
export async function noteHasuras(
  client: pg.ClientBase,
  { hasura }: MigrationRecord,
  versions: readonly bigint[],
): Promise<void> {
  if (!hasura || versions.length === 0) return;
  const all = Object.fromEntries([...hasura.applied, ...versions].map((version) => [String(version), false]));
  if (hasura.isInState) await client.query(ADD_TO_STATE, [JSON.stringify(all)]);
  if (hasura.isInTable) await client.query(ADD_TO_TABLE, [versions.map(String)]);
}

/** The whole record is written, so the command line has nothing to take over from the early one. */
const ADD_TO_STATE = `
  update hdb_catalog.hdb_version set cli_state = coalesce(cli_state, '{}') || jsonb_build_object(
    'isStateCopyCompleted', true,
    'migrations', coalesce(cli_state -> 'migrations', '{}') || jsonb_build_object(
      'default', coalesce(cli_state #> '{migrations,default}', '{}') || $1::jsonb))`;
const ADD_TO_TABLE = `
  insert into hdb_catalog.schema_migrations (version, dirty)
  select version, false from unnest($1::bigint[]) as version on conflict do nothing`;

/** Returns a migration's SHA-256; line ends don't count, as a checkout on another system may have others. */
export function hashOf({ sql }: Pick<Migration, 'sql'>): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
