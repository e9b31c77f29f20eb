import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { loadCore } from '#embedded/engine/load-core.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { startHandler } from '../start-handler.ts';
import { startTestEngine, type TestEngine, type TestEngineOptions } from '../start-test-engine.ts';
import { fuzzMetadata } from './fuzz-world.ts';

const WARN = 40;

export type FuzzEngine = TestEngine & {
  /** Throws if the engine has logged a fault of its own since the last call. */
  readonly expectNoFault: () => void;
};

/** Starts an engine in this process whose warnings about unforeseen errors are faults. */
async function startFuzzEngine(options: TestEngineOptions): Promise<FuzzEngine> {
  const faults: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void faults.push(line) });
  const engine = await startTestEngine({ ...options, logger });
  const noteUncaught = ({ stack }: Error) =>
    faults.push(JSON.stringify({ level: 60, msg: 'it ends the process', err: { stack } }));
  process.on('uncaughtExceptionMonitor', noteUncaught);

  return {
    ...engine,
    stop: () => {
      process.off('uncaughtExceptionMonitor', noteUncaught);
      return engine.stop();
    },
    expectNoFault: () => {
      for (const line of faults.splice(0)) {
        const { level, msg, err } = JSON.parse(line) as {
          level: number;
          msg: string;
          err?: { stack?: string };
        };
        if (level > WARN || msg === 'an operation failed') throw new Error(`${msg}: ${placeOf(err?.stack)}`);
      }
    },
  };
}

/** Returns the first line of a stack and the first place of the engine in it. */
function placeOf(stack = ''): string {
  return `${stack.split('\n')[0]?.slice(0, 120)} ${/embedded\/engine\/\S+?:\d+/.exec(stack)?.[0] ?? ''}`;
}

/** Starts an engine of the small worlds; its actions' webhook answers with what it was sent. */
export async function startWorldEngine(databaseUrl: string): Promise<FuzzEngine> {
  const handler = await startHandler((request, response) => {
    request.resume();
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{"heard":"x"}'));
  });
  const metadata = JSON.stringify(fuzzMetadata()).replaceAll('http://localhost/echo', '{{FUZZ_HANDLER}}');
  const engine = await startFuzzEngine({
    databaseUrl,
    loadCore: (tools) =>
      loadCore({ ...tools, metadata: parseMetadata(JSON.parse(metadata)), settings: defaultSettings }),
    env: {
      FUZZ_HANDLER: handler.url,
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'reader',
      HASURA_GRAPHQL_PG_CONNECTIONS: '4',
      ENGINE_MAX_CACHE_BYTES: String(4 * 1024 * 1024),
    },
  });

  return {
    ...engine,
    stop: async () => {
      await engine.stop();
      handler.close();
    },
  };
}

/** Starts an engine whose metadata the administrator may change; at first they are those of the table `item`. */
export async function startCommandsEngine(databaseUrl: string): Promise<FuzzEngine> {
  const removals: (() => void)[] = [];
  const folder = makeTestFolder((remove) => removals.push(remove));
  mkdirSync(join(folder, 'databases'));
  writeFileSync(join(folder, 'version.yaml'), 'version: 3\n');
  const source = { name: 'default', kind: 'postgres', configuration: {}, tables: [{ table: 'item' }] };
  writeFileSync(join(folder, 'databases/databases.yaml'), JSON.stringify([source]));
  const engine = await startFuzzEngine({
    databaseUrl,
    isChangeable: true,
    env: { HASURA_GRAPHQL_METADATA_DIR: folder, ENGINE_ADMIN_TIMEOUT_MS: '5000' },
  });
  // The metadata in force are in the database from now on.
  for (const remove of removals) remove();

  return engine;
}
