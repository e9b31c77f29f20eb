import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { withLock, type LockOptions } from './bookkeeping.ts';
import { shownPath } from './migration-folder.ts';
import { PostgresError } from '../postgres-error.ts';
import { runSqlFile, withoutText } from './sql-file.ts';
import { tellStatement } from '../name-sessions.ts';

/** Statement of `hasura/indexes/<index>.sql`: creates or drops that index of a large table while it is in use. */
type IndexFile = { index: string; file: string; sql: string; kind: 'create' | 'drop' };

/** The signal leaves what is under way to the server, which ends it or leaves an invalid index for the next run. */
type BuildOptions = LockOptions & { hasuraDir: string };

/**
 * Builds and drops the indexes of `hasura/indexes`, one after another, each outside a transaction, so that writes to
 * the table don't wait. The catalog says what is left to do: a run that was interrupted leaves an index that is not
 * valid, which the next run drops and builds again. Returns the names of the indexes that were built or dropped.
 */
export async function buildIndexes({ hasuraDir, ...options }: BuildOptions): Promise<string[]> {
  const { databaseUrl, signal, say = () => undefined } = options;
  const files = readIndexFiles(path.join(hasuraDir, 'indexes'));
  if (files.length === 0) return [];

  const build = async (client: pg.Client) => {
    signal?.addEventListener('abort', () => void client.end());
    // A build waits for transactions that are older than it, and delays no transaction meanwhile.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    const done: string[] = [];
    for (const file of files) {
      signal?.throwIfAborted();
      const building = bring(client, file);
      const what = `The index ${file.index}`;
      if (await tellStatement(building, { client, databaseUrl, what, say })) done.push(file.index);
    }
    return done;
  };
  return withLock(options, ADVISORY_LOCKS.indexes, build);
}

/** Does what a file asks for, where it is not done; returns whether something was done. */
async function bring(client: pg.Client, file: IndexFile): Promise<boolean> {
  const found = await findIndex(client, file.index);
  if (file.kind === 'drop' && !found) return false;
  if (file.kind === 'create' && found?.valid) return false;
  if (file.kind === 'create' && found) await client.query(`drop index concurrently ${found.name}`);
  await runSqlFile(client, file);
  return true;
}

async function findIndex(
  client: pg.Client,
  index: string,
): Promise<{ name: string; valid: boolean } | undefined> {
  const { rows } = await client.query<{ name: string; valid: boolean }>(
    `select format('%I.%I', nspname, relname) as name, indisvalid as valid
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
     where relname = $1 and nspname !~ '^pg_'`,
    [index],
  );
  return rows[0];
}

const CREATE = /^create (?:unique )?index concurrently if not exists (\w+)\s+on\s+[\w.]+\s[^;]*;?$/i;
const DROP = /^drop index concurrently if exists (?:\w+\.)?(\w+)\s*;?$/i;

function readIndexFiles(folder: string): IndexFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .sort()
    .map((name) => readIndexFile(path.join(folder, name)));
}

function readIndexFile(location: string): IndexFile {
  const sql = readFileSync(location, 'utf8');
  const index = path.basename(location, '.sql');
  const statement = withoutText(sql).trim().replace(/\s+/g, ' ');
  const kind = CREATE.exec(statement)?.[1] === index ? 'create' : 'drop';
  if (!location.endsWith('.sql') || (kind === 'drop' && DROP.exec(statement)?.[1] !== index)) {
    throw new PostgresError(
      `${shownPath(location)} must hold one statement about the index it is named after: "create index concurrently if not exists ${index} on …" or "drop index concurrently if exists …".`,
    );
  }
  return { index, file: shownPath(location), sql, kind };
}
