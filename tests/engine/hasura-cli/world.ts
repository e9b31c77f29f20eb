import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { afterAll } from 'vitest';
import { asRole, startTestEngine, type TestEngine } from '../support/start-test-engine.ts';
import { useEngine } from '../support/use-engine.ts';
import { CommandLine, type Reply } from './command-line.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const SOURCE = {
  name: 'default',
  kind: 'postgres',
  configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
};

export const reader = (filter: object) => ({ role: 'reader', permission: { columns: ['id'], filter } });

/** Returns the metadata of the table `item` with select permissions. */
export const item = (...permissions: object[]) => ({
  table: { name: 'item', schema: 'public' },
  select_permissions: permissions,
});

export const metadata = (...tables: object[]) => ({ version: 3, sources: [{ ...SOURCE, tables }] });

/** Returns the ids of the items that the role `reader` may see. */
export async function items(engine: TestEngine): Promise<number[] | undefined> {
  const { body } = await engine.post({ query: '{ item { id } }' }, asRole('reader'));

  return (body as { data?: { item: { id: number }[] } }).data?.item.map(({ id }) => id);
}

export function replace(cli: CommandLine, to: object, more: object = {}): Promise<Reply> {
  const args = { metadata: to, allow_inconsistent_metadata: false };

  return cli.metadata('replace_metadata', args, { version: 2, ...more });
}

const SETUP = `
  create table item (id int primary key); insert into item values (1), (2);
  create schema embedded;
  create table embedded.migrations (
    version bigint primary key, name text not null, sha256 text not null,
    applied_at timestamptz not null default now()
  );
  insert into embedded.migrations values (100, 'first', 'abc')`;

/** Starts an engine on a database with two items, a metadata folder for them, and the embedded runner's table. */
export function useWorld() {
  const folder = makeFolder();
  const options = (env: Record<string, string> = {}) => ({
    isChangeable: true,
    env: { HASURA_GRAPHQL_METADATA_DIR: folder, ENGINE_START_ID: 'first', ...env },
  });
  const { database, sql: client, engine } = useEngine(SETUP, options());

  return {
    client,
    engine,
    cli: new CommandLine(engine),
    /** Starts another engine on the same database. */
    start: (env?: Record<string, string>, logger?: Logger) =>
      startTestEngine({ ...(logger && { logger }), databaseUrl: database.url, ...options(env) }),
  };
}

function makeFolder(): string {
  const folder = makeTestFolder(afterAll);
  mkdirSync(path.join(folder, 'databases'));
  writeFileSync(path.join(folder, 'version.yaml'), 'version: 3\n');
  const sources = [{ ...SOURCE, tables: [item(reader({}))] }];
  writeFileSync(path.join(folder, 'databases/databases.yaml'), JSON.stringify(sources));

  return folder;
}
