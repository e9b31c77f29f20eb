import type pg from 'pg';

import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { applicationName, withLock, type LockOptions } from './migrations/bookkeeping.ts';
import { tellStatement } from './name-sessions.ts';
import { PostgresError } from './postgres-error.ts';
import { withClient } from './with-client.ts';

/*
 * The order of texts belongs to the library that PostgreSQL was built with (ICU, or the system's). Another build may have
 * another order, so that an index of texts, which is sorted by the old one, misses rows and takes values twice.
 * PostgreSQL keeps the version by which each collation was made, compares it, and only warns in its log.
 */

type Changed = { oid: string; what: string; refresh: string };

/** Number of the collation `default`, which means that of the database. */
const DEFAULT_OID = 100;
/** Copies of indexes that an interrupted run has left. */
const INTERRUPTED = String.raw`not indisvalid and relname ~ '_cc(new|old)\d*$'`;
const UNIQUE_VIOLATION = '23505';

const CHANGED = `
  select ${DEFAULT_OID} as oid, 'the database' as name, datcollversion as made,
    pg_database_collation_actual_version(oid) as today,
    format('alter database %I refresh collation version', datname) as refresh
  from pg_database where datname = current_database()
  union all
  select oid, format('%I', collname), collversion, pg_collation_actual_version(oid),
    format('alter collation %I.%I refresh version', (select nspname from pg_namespace where oid = collnamespace), collname)
  from pg_collation where oid in (select unnest(indcollation) from pg_index) and collversion is not null`;

/** Finds the collations whose order may have changed since the indexes that need it were built. */
export async function findChangedCollations(client: pg.ClientBase) {
  const { rows: changed } = await client.query<Changed>(
    `select oid, refresh, format('of %s from version %s to %s', name, made, coalesce(today, 'none')) as what
     from (${CHANGED}) as collations where made is distinct from today and made is not null`,
  );
  const { rows: indexes } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_index join pg_class as class on class.oid = indexrelid join pg_namespace as space on space.oid = relnamespace
     where relkind = 'i' and nspname !~ '^pg_' and not (${INTERRUPTED})
       and exists (select from unnest(indcollation) as oid where oid = any ($1))
     order by pg_relation_size(class.oid)`,
    [changed.map(({ oid }) => oid)],
  );
  return {
    /** Tells what has changed; empty where nothing has. */
    what: changed.map(({ what }) => what).join(', '),
    indexes: indexes.map(({ name }) => name),
    /** Statements by which PostgreSQL takes today's versions for those of the indexes. */
    refresh: changed.map(({ refresh }) => refresh),
  };
}

/**
 * Rebuilds the indexes of collations that have changed, one after another, beside who uses them, and then has PostgreSQL
 * take note of today's versions. Returns the names of the indexes. A run that was interrupted is begun again.
 */
export async function rebuildCollated(options: LockOptions): Promise<string[]> {
  const { databaseUrl, say = () => undefined } = options;
  // Another product may hold the lock for as long as it builds an index.
  const first = await withClient(
    { connectionString: databaseUrl, application_name: applicationName() },
    findChangedCollations,
  );
  if (first.what === '') return [];

  return withLock(options, ADVISORY_LOCKS.indexes, async (client) => {
    const { what, indexes, refresh } = await findChangedCollations(client);
    if (what === '') return [];
    say(`The collation has changed (${what}): ${indexes.length} indexes of texts are rebuilt.`);
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await dropInterrupted(client);
    for (const index of indexes) {
      const work = rebuild(client, index);
      await tellStatement(work, { client, databaseUrl, what: `The index ${index}`, say });
    }
    for (const statement of refresh) await client.query(statement);
    return [...indexes];
  });
}

async function dropInterrupted(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where ${INTERRUPTED}`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
}

async function rebuild(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`reindex index concurrently ${name}`);
  } catch (cause) {
    const { code, detail = '', message } = cause as pg.DatabaseError;
    const advice = code === UNIQUE_VIOLATION ? ' Delete or change one of these rows, and run it again.' : '';
    throw new PostgresError(`The index ${name} can't be rebuilt: ${message}. ${detail}${advice}`, { cause });
  }
}
