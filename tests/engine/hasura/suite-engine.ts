import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { loadCore } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { defaultSettings, type EngineSettings } from '#embedded/engine/contract/settings.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { startTestEngine, type TestEngine } from '../support/start-test-engine.ts';
import type { EngineNeeds, Suite, SuiteFolder } from './suite.ts';

/** Key pair that signs every token of a run. */
export const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** An engine on a database of its own, set up for a suite. */
export type SuiteEngine = {
  readonly engine: TestEngine;
  readonly sql: (text: string) => Promise<void>;
  readonly setMetadata: (file: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly folder: SuiteFolder;
  readonly suite: Suite;
  readonly defaults: EngineNeeds;
  readonly superuserUrl: string;
  readonly auth: string | undefined;
};

export async function startSuiteEngine({
  folder,
  suite,
  defaults,
  superuserUrl,
  auth,
}: Options): Promise<SuiteEngine> {
  const database = await createDatabase(superuserUrl);
  const client = await openClient(database.url);
  const sql = async (text: string) => {
    await client.query(text);
    // The next text must find the connection in the state of a new one.
    await client.query('discard all');
  };
  await sql('drop schema if exists hge_tests cascade; create schema hge_tests');
  await sql(folder.text(suite.compiled.setup_sql));
  const needs = { ...defaults, ...suite.engine };
  let metadata = parseMetadata(folder.json(suite.compiled.metadata));
  const engine = await startTestEngine({
    databaseUrl: database.url,
    env: environment(needs, auth),
    loadCore: (tools) => loadCore({ ...tools, metadata, settings: settingsOf(needs) }),
  });

  return {
    engine,
    sql,
    setMetadata: async (file) => {
      metadata = parseMetadata(folder.json(file));
      await engine.reload();
    },
    stop: async () => {
      await engine.stop();
      await client.end();
      await database.drop();
    },
  };
}

/** Returns the settings of the Hasura version from which the suite comes (README 3.2). */
function settingsOf(needs: EngineNeeds): EngineSettings {
  return {
    ...defaultSettings,
    arraysAsLists: false,
    adminInternalErrors: true,
    beyondHasura: false,
    stringifyNumericTypes: needs.stringify_numeric_types ?? true,
    inferFunctionPermissions: needs.infer_function_permissions ?? true,
    enableAllowlist: needs.enable_allowlist ?? false,
  };
}

function environment(needs: EngineNeeds, auth: string | undefined): Record<string, string> {
  const jwt = auth === 'jwt-from-headers' ? { type: 'RS512' } : needs.jwt_config;

  return {
    ENGINE_REFUSE_ADMIN_CLAIM: 'false',
    ENGINE_BEYOND_HASURA: 'false',
    ...(auth === 'no-admin-secret-configured' && { HASURA_GRAPHQL_ADMIN_SECRET: '' }),
    ...(jwt && { HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ ...jwt, key: publicPem }) }),
    ...(needs.unauthorized_role && { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: needs.unauthorized_role }),
  };
}

async function createDatabase(superuserUrl: string) {
  const name = `hasura_${randomBytes(6).toString('hex')}`;
  await withClient(superuserUrl, async (client) => {
    await client.query(`create database ${name} strategy file_copy`);
    await client.query(`alter database ${name} set timezone to 'UTC'`);
  });
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;

  return {
    url: url.href,
    drop: () => withClient(superuserUrl, (client) => client.query(`drop database ${name} with (force)`)),
  };
}

async function withClient(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = await openClient(url);
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
