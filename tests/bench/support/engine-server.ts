import { createLogger } from '#runtime/observe/create-logger.ts';
import { readEngineConfig } from '#embedded/engine/config/env.ts';
import { loadCore } from '#embedded/engine/load-core.ts';
import { readMetadataDirectory } from '#embedded/engine/metadata/read-metadata-directory.ts';
import { startEngine } from '#embedded/engine/start-engine.ts';
import { readMetadata } from '../engine/metadata.ts';
import { servePeer } from './serve-peer.ts';

/** Environment of the engine; HASURA_GRAPHQL_METADATA_DIR is `none` for the tables of the benchmark. */
export type EngineEnv = Readonly<Record<string, string>>;

servePeer<EngineEnv>(async (env) => {
  const config = readEngineConfig(env);
  const folder = env['HASURA_GRAPHQL_METADATA_DIR'] ?? 'none';
  const read = () =>
    folder === 'none'
      ? readMetadata()
      : { metadata: readMetadataDirectory(folder), settings: config.settings };
  const { port } = await startEngine({
    config,
    logger: createLogger('engine', 'error'),
    loadCore: (tools) => loadCore({ ...tools, ...read() }),
    version: 'bench',
  });
  return port;
});
