import { createLogger } from '#runtime/observe/create-logger.ts';
import { readEngineConfig } from '#embedded/engine/config/env.ts';
import { loadCore } from '#embedded/engine/load-core.ts';
import { startEngine } from '#embedded/engine/start-engine.ts';
import { servePeer } from '../support/serve-peer.mjs';
import { readMetadata } from './metadata.ts';

export type EngineSettings = {
  readonly databaseUrl: string;
  readonly mode: 'push' | 'poll';
  readonly connections: number;
  /** 0 or undefined for any free port. */
  readonly port?: number;
};

servePeer<EngineSettings>(async ({ databaseUrl, mode, connections, port: wanted = 0 }) => {
  const config = readEngineConfig({
    HASURA_GRAPHQL_SERVER_PORT: String(wanted),
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_METADATA_DIR: 'none',
    HASURA_GRAPHQL_ADMIN_SECRET: 'bench',
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    HASURA_GRAPHQL_PG_CONNECTIONS: String(connections),
    ENGINE_LIVE_MODE: mode,
    ENGINE_MAX_SOCKETS_PER_ADDRESS: '20000',
    ENGINE_MAX_CONNECTIONS: '19000',
  });
  const { port } = await startEngine({
    config,
    logger: createLogger('engine', 'error'),
    loadCore: (tools) => loadCore({ ...tools, ...readMetadata() }),
    version: 'bench',
  });
  return port;
});
