import { createLogger } from '#runtime/observe/create-logger.ts';
import { readEngineConfig } from '#embedded/engine/config/env.ts';
import { loadCore } from '#embedded/engine/load-core.ts';
import { readMetadataDirectory } from '#embedded/engine/metadata/read-metadata-directory.ts';
import { startEngine } from '#embedded/engine/start-engine.ts';
import { servePeer } from '../support/serve-peer.mjs';

export type ProductEngineSettings = { readonly databaseUrl: string; readonly jwtSecret: string };

/** Serves the engine with the product's metadata and limits; clients authenticate by tokens only. */
servePeer<ProductEngineSettings>(async ({ databaseUrl, jwtSecret }) => {
  const config = readEngineConfig({
    HASURA_GRAPHQL_DEV_MODE: 'false',
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
    HASURA_GRAPHQL_METADATA_DIR: 'hasura/metadata',
    HASURA_GRAPHQL_ADMIN_SECRET: 'bench-admin-secret',
    HASURA_GRAPHQL_JWT_SECRET: jwtSecret,
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
    ENGINE_REFUSE_ADMIN_CLAIM: 'true',
    ACTIONS_URL: 'http://127.0.0.1:1',
    ACTION_SECRET: 'x'.repeat(32),
  });
  const { port } = await startEngine({
    config,
    logger: createLogger('engine', 'error'),
    loadCore: (tools) =>
      loadCore({ ...tools, metadata: readMetadataDirectory('hasura/metadata'), settings: config.settings }),
    version: 'bench',
  });
  return port;
});
