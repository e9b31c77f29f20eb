import { createLogger } from '#runtime/observe/create-logger.ts';
import { readEngineConfig } from '#embedded/engine/config/env.ts';
import { loadCore } from '#embedded/engine/load-core.ts';
import { readMetadataDirectory } from '#embedded/engine/metadata/read-metadata-directory.ts';
import { startEngine } from '#embedded/engine/start-engine.ts';
import { realCore } from '#tests/engine/support/real-core.ts';
import { TABLES } from '../engine/tables.ts';
import { servePeer } from './serve-peer.ts';

/** Environment of the engine; HASURA_GRAPHQL_METADATA_DIR is `none` for the tables of the benchmark. */
export type EngineEnv = Readonly<Record<string, string>>;

servePeer<EngineEnv>(async (env) => {
  const config = readEngineConfig(env);
  const folder = env['HASURA_GRAPHQL_METADATA_DIR'] ?? 'none';
  const { port } = await startEngine({
    config,
    logger: createLogger('engine', 'error'),
    loadCore:
      folder === 'none'
        ? realCore(TABLES)
        : (tools) =>
            loadCore({ ...tools, metadata: readMetadataDirectory(folder), settings: config.settings }),
    version: 'bench',
  });
  return port;
});
