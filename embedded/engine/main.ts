import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '#runtime/observe/create-logger.ts';
import { serveMetrics } from '#runtime/observe/metrics.ts';
import { ownTime } from '#runtime/process/own-time.ts';
import { runProgram, stopOnSignal, handleStrayErrors } from '#runtime/process/run-program.ts';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { readEngineConfig, type EngineConfig } from './config/env.ts';
import { isConnectionFault } from './errors/format-error.ts';
import { loadCore } from './load-core.ts';
import { HASURA_VERSION } from './hasura-version.ts';
import {
  compileMetadataDirectory,
  readMetadataDirectory,
  type CompiledDirectory,
} from './metadata/read-metadata-directory.ts';
import { changeableMetadata } from './changeable-metadata.ts';
import { startEngine, type Engine } from './start-engine.ts';

/** Milliseconds to wait for a database that is still starting. */
const DATABASE_WAIT_MS = 30_000;
const RETRY_MS = 500;

/** The metadata folder as it was read in a process that is held. */
let readAhead: CompiledDirectory | undefined;

async function start(config: EngineConfig, logger: Logger, metrics?: Registry): Promise<Engine> {
  let isLate = false;
  ownTime.after(DATABASE_WAIT_MS, () => (isLate = true));
  const metadataDir = config.env.HASURA_GRAPHQL_METADATA_DIR;
  for (;;) {
    try {
      return await startEngine({
        config,
        logger,
        version: HASURA_VERSION,
        metrics,
        loadCore: (tools) =>
          loadCore({ ...tools, metadata: readMetadataDirectory(metadataDir), settings: config.settings }),
        changeable: changeableMetadata(config, readAhead),
      });
    } catch (error) {
      if (!isConnectionFault(error) || isLate) throw error;
      logger.warn('the database is unavailable; trying again');
      await sleep(RETRY_MS);
    }
  }
}

async function main(): Promise<void> {
  const config = readEngineConfig();
  const logger = createLogger('engine', config.env.HASURA_GRAPHQL_LOG_LEVEL);
  handleStrayErrors(logger);

  const metrics = config.env.METRICS_PORT === undefined ? undefined : new Registry();
  const engine = await start(config, logger, metrics);
  const metricsServer = metrics && (await serveMetrics(metrics, config.env));
  logger.info({ port: engine.port, mode: config.env.ENGINE_LIVE_MODE }, 'the engine is ready');
  process.on('SIGHUP', () => {
    engine
      .reload()
      .catch((error: unknown) => logger.error({ err: error }, 'the reload failed; all stays as it was'));
  });
  stopOnSignal(async () => {
    await engine.stop();
    await metricsServer?.stop();
  });
}

/** Reads the metadata folder while the database is made: its YAML takes a good part of the engine's start. */
async function readFolder(): Promise<void> {
  readAhead = compileMetadataDirectory(readEngineConfig().env.HASURA_GRAPHQL_METADATA_DIR);
}

runProgram(main, { preload: readFolder });
