import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { loadCore } from '#embedded/engine/load-core.ts';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { nobody } from './nobody.ts';
import { worldMetadata, worldSql } from './world-files.ts';

type SessionFile = { role: string; variables?: Record<string, string> };

/** Result of a case: the answer and the statements that the engine sent for it. */
export type CaseResult = { readonly answer: unknown; readonly sql: string };

/** Runs cases one after the other; after a case that writes, the world is created again from its files. */
export async function openCases(databaseUrl: string) {
  const pool = openPool(databaseUrl, { max: 2 });
  await pool.query(worldSql);
  let isAsDescribed = true;
  const statements: string[] = [];
  const { executor } = await loadCore({
    pool: recording(pool, statements),
    callAction: () => Promise.reject(new Error('the world has no actions')),
    metadata: worldMetadata(),
    // The cases hold Hasura's own answers.
    settings: { ...defaultSettings, beyondHasura: false },
  });

  return {
    async run(directory: string): Promise<CaseResult> {
      const read = (file: string) => readFileSync(join(directory, file), 'utf8');
      const request = { query: read('query.graphql'), variables: optionalJson(() => read('variables.json')) };
      if (!isAsDescribed) await pool.query(`drop schema public cascade; create schema public; ${worldSql}`);
      isAsDescribed = !request.query.includes('mutation');
      statements.length = 0;
      const { role, variables = {} } = JSON.parse(read('session.json')) as SessionFile;
      const session = {
        role,
        variables: { 'x-hasura-role': role, ...variables },
        isTrusted: false,
        useBackendOnlyPermissions: false,
      };
      const { body } = await executor.execute(request, session, nobody());

      return { answer: JSON.parse(body) as unknown, sql: statements.map((text) => `${text};\n`).join('') };
    },
    close: () => pool.end(),
  };
}

function optionalJson(read: () => string): Record<string, unknown> {
  try {
    return JSON.parse(read()) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Wraps a pool to record every statement before it is sent. A connection has one proxy, by which the engine knows it.
 */
function recording(pool: pg.Pool, statements: string[]): pg.Pool {
  const noted = new WeakMap<object, object>();
  const note = <T extends object>(target: T): T => {
    const proxy = noted.get(target) ?? proxyOf(target);
    noted.set(target, proxy);
    return proxy as T;
  };
  const proxyOf = (target: object): object =>
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
