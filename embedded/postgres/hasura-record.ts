import type pg from 'pg';

import { PostgresError } from './postgres-error.ts';

/**
 * Hasura's record of the migrations that a database has had. Its command line keeps it in `cli_state` of
 * `hdb_catalog.hdb_version`, which Hasura creates at its first start. Before that start it is a table of an earlier
 * release of the command line, `hdb_catalog.schema_migrations`, which the command line takes over once.
 */
export type HasuraRecord = {
  readonly applied: ReadonlySet<bigint>;
  /** Adds migrations within the open transaction. */
  add(versions: readonly bigint[]): Promise<void>;
};

/** Opens Hasura's record. Undefined where there is none, unless `create` asks for one that Hasura finds later. */
export async function openHasuraRecord(
  client: pg.ClientBase,
  { create }: { create: boolean },
): Promise<HasuraRecord | undefined> {
  if (create) await createEarlyRecord(client);
  const { rows } = await client.query<{ state: boolean; early: boolean }>(
    `select to_regclass('hdb_catalog.hdb_version') is not null as state,
       to_regclass('hdb_catalog.schema_migrations') is not null as early`,
  );
  const { state, early } = rows[0] ?? { state: false, early: false };
  if (!state && !early) return undefined;

  const applied = new Set([
    ...(state ? await readVersions(client, IN_STATE) : []),
    ...(early ? await readVersions(client, IN_TABLE) : []),
  ]);
  return {
    applied,
    async add(versions) {
      if (state) await client.query(ADD_TO_STATE, [stateOf([...applied, ...versions])]);
      if (early) await client.query(ADD_TO_TABLE, [versions.map(String)]);
    },
  };
}

/** Creates the early record where Hasura has not been started yet. */
async function createEarlyRecord(client: pg.ClientBase): Promise<void> {
  await client.query(`
    do $$ begin
      if to_regclass('hdb_catalog.hdb_version') is null then
        create schema if not exists hdb_catalog;
        create table if not exists hdb_catalog.schema_migrations (
          version bigint not null primary key,
          dirty boolean not null
        );
      end if;
    end $$`);
}

const IN_STATE = `
  select key as version, value = 'true' as dirty
  from hdb_catalog.hdb_version, jsonb_each(coalesce(cli_state #> '{migrations,default}', '{}'))`;
const IN_TABLE = 'select version::text, dirty from hdb_catalog.schema_migrations';

async function readVersions(client: pg.ClientBase, sql: string): Promise<bigint[]> {
  const { rows } = await client.query<{ version: string; dirty: boolean }>(sql);
  const dirty = rows.find((row) => row.dirty);
  if (dirty) {
    throw new PostgresError(
      `Hasura's record says that the migration ${dirty.version} was interrupted ("dirty"); look whether it is there, and correct the record with hasura migrate apply --skip-execution or hasura migrate delete.`,
    );
  }
  return rows.map(({ version }) => BigInt(version));
}

const stateOf = (versions: readonly bigint[]) =>
  JSON.stringify(Object.fromEntries(versions.map((version) => [String(version), false])));

/** The whole record is written, so the command line has nothing to take over from the early one. */
const ADD_TO_STATE = `
  update hdb_catalog.hdb_version set cli_state = coalesce(cli_state, '{}') || jsonb_build_object(
    'isStateCopyCompleted', true,
    'migrations', coalesce(cli_state -> 'migrations', '{}') || jsonb_build_object(
      'default', coalesce(cli_state #> '{migrations,default}', '{}') || $1::jsonb))`;
const ADD_TO_TABLE = `
  insert into hdb_catalog.schema_migrations (version, dirty)
  select version, false from unnest($1::bigint[]) as version on conflict do nothing`;
