import { pino, type Logger } from 'pino';
import type { Registry } from 'prom-client';
import { changeableMetadata } from '#embedded/engine/changeable-metadata.ts';
import { readEngineConfig } from '#embedded/engine/config/env.ts';
import { startEngine, type Engine, type EngineParts } from '#embedded/engine/start-engine.ts';
import { createFakeCore } from './fake-core.ts';

export const ADMIN_SECRET = 'test-admin-secret';
/** Headers of the administrator, and of a role for which the administrator speaks. */
export const ADMIN = { 'x-hasura-admin-secret': ADMIN_SECRET };
export const asRole = (role: string) => ({ ...ADMIN, 'x-hasura-role': role });

export type TestEngine = Engine & {
  readonly url: string;
  readonly socketUrl: string;
  /** Posts one operation; the admin secret is sent unless headers are given. */
  post(
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown; headers: Headers }>;
};

export type TestEngineOptions = {
  databaseUrl: string;
  env?: Record<string, string>;
  loadCore?: EngineParts['loadCore'];
  metrics?: Registry;
  /** Serves metadata that stand in the database, at first those of `HASURA_GRAPHQL_METADATA_DIR`. */
  isChangeable?: boolean;
  logger?: Logger;
};

/** Starts an engine on a free port, with the fake core unless another is given. */
export async function startTestEngine({
  databaseUrl,
  env = {},
  loadCore,
  metrics,
  isChangeable = false,
  logger,
}: TestEngineOptions): Promise<TestEngine> {
  const config = readEngineConfig({
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_METADATA_DIR: 'hasura/metadata',
    HASURA_GRAPHQL_ADMIN_SECRET: ADMIN_SECRET,
    ...env,
  });
  const engine = await startEngine({
    config,
    logger: logger ?? pino({ level: env['HASURA_GRAPHQL_LOG_LEVEL'] ?? 'silent' }),
    loadCore: loadCore ?? (({ pool }) => Promise.resolve(createFakeCore(pool))),
    version: 'v2.48.5',
    changeable: isChangeable ? changeableMetadata(config) : undefined,
    metrics,
  });
  const url = `http://127.0.0.1:${engine.port}`;

  return {
    ...engine,
    url,
    socketUrl: `ws://127.0.0.1:${engine.port}/v1/graphql`,
    post: async (body, headers = ADMIN) => {
      const response = await fetch(`${url}/v1/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
  };
}
