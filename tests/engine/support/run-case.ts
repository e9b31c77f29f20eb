import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { parse } from 'yaml';
import { loadCore } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { nobody } from './nobody.ts';

const world = join(import.meta.dirname, '../world');

type SessionFile = { role: string; variables?: Record<string, string> };

/** What a case gave: the answer and the statements that the engine sent for it. */
export type CaseResult = { readonly answer: unknown; readonly sql: string };

/** Runs one case on a fresh database that holds the world of the cases. */
export async function runCase(directory: string, databaseUrl: string): Promise<CaseResult> {
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The database may be dropped before the server has closed the last connection.
  pool.on('error', () => undefined);
  try {
    await pool.query(readFileSync(join(world, 'schema.sql'), 'utf8'));
    const metadata = parseMetadata(parse(readFileSync(join(world, 'metadata.yaml'), 'utf8')));
    const statements: string[] = [];
    const { executor } = await loadCore({
      pool: recording(pool, statements),
      callAction: () => Promise.reject(new Error('the world has no actions')),
      metadata,
      settings: defaultSettings,
    });
    statements.length = 0;
    const { role, variables = {} } = JSON.parse(read('session.json')) as SessionFile;
    const session = {
      role,
      variables: { 'x-hasura-role': role, ...variables },
      isTrusted: false,
      useBackendOnlyPermissions: false,
    };
    const request = { query: read('query.graphql'), variables: optionalJson(() => read('variables.json')) };
    const { body } = await executor.execute(request, session, nobody());

    return { answer: JSON.parse(body) as unknown, sql: statements.map((text) => `${text};\n`).join('') };
  } finally {
    await pool.end();
  }
}

function optionalJson(read: () => string): Record<string, unknown> {
  try {
    return JSON.parse(read()) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** A pool that notes every statement before it is sent. */
function recording(pool: pg.Pool, statements: string[]): pg.Pool {
  const note = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (object, name) => {
        const value: unknown = Reflect.get(object, name);
        if (typeof value !== 'function') return value;
        if (name === 'connect') return async () => note(await pool.connect());
        if (name !== 'query') return value.bind(object) as unknown;

        return (query: { text?: string; texts?: readonly string[] }) => {
          statements.push(...(query.texts ?? (query.text === undefined ? [] : [query.text])));

          return value.call(object, query) as unknown;
        };
      },
    });

  return note(pool);
}
