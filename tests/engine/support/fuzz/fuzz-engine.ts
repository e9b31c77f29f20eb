import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { startHandler } from '../start-handler.ts';
import { ADMIN, startTestEngine, type TestEngine } from '../start-test-engine.ts';
import { fuzzMetadata } from './fuzz-world.ts';

const WARN = 40;

export type FuzzEngine = TestEngine & {
  /** Serves the table `item` alone: what a command costs grows with the metadata. */
  readonly serveItems: () => Promise<void>;
  /** Throws if the engine has logged a fault of its own since the last call. */
  readonly expectNoFault: () => void;
};

/**
 * Starts an engine of the small worlds and of a table `item`. Its warnings about unforeseen errors are faults, and its
 * metadata may be changed; its actions' webhook answers with what it was sent.
 */
export async function startFuzzEngine(databaseUrl: string): Promise<FuzzEngine> {
  const handler = await startHandler((request, response) => {
    request.resume();
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{"heard":"x"}'));
  });
  const { logger, expectNoFault, stop } = noteFaults();
  const removals: (() => void)[] = [];
  const folder = makeTestFolder((remove) => removals.push(remove));
  writeFileSync(join(folder, 'version.yaml'), 'version: 3\n');
  const engine = await startTestEngine({
    databaseUrl,
    isChangeable: true,
    logger,
    env: {
      FUZZ_HANDLER: handler.url,
      HASURA_GRAPHQL_METADATA_DIR: folder,
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'reader',
      HASURA_GRAPHQL_PG_CONNECTIONS: '4',
      ENGINE_ADMIN_TIMEOUT_MS: '5000',
      ENGINE_MAX_CACHE_BYTES: String(4 * 1024 * 1024),
    },
  });
  // The metadata in force are in the database from now on.
  for (const remove of removals) remove();
  const { sources, ...metadata } = fuzzMetadata();
  await replaceMetadata(engine.url, metadata, [...sources[0].tables, ITEM], sources[0].functions);

  return {
    ...engine,
    expectNoFault,
    serveItems: () => replaceMetadata(engine.url, { version: 3 }, [ITEM], []),
    stop: async () => {
      stop();
      await engine.stop();
      handler.close();
    },
  };
}

const ITEM = { table: 'item' };

async function replaceMetadata(
  url: string,
  metadata: object,
  tables: readonly object[],
  functions: readonly object[],
): Promise<void> {
  const source = { name: 'default', kind: 'postgres', configuration: {}, tables, functions };
  const args = { ...metadata, sources: [source] };
  const text = JSON.stringify({ type: 'replace_metadata', args });
  const answer = await fetch(`${url}/v1/metadata`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ADMIN },
    body: text.replaceAll('http://localhost/echo', '{{FUZZ_HANDLER}}'),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Makes a logger whose warnings about unforeseen errors are faults, as uncaught exceptions are. */
function noteFaults() {
  const faults: string[] = [];
  const noteUncaught = ({ stack }: Error) =>
    faults.push(JSON.stringify({ level: 60, msg: 'it ends the process', err: { stack } }));
  process.on('uncaughtExceptionMonitor', noteUncaught);

  return {
    logger: pino({ level: 'warn' }, { write: (line) => void faults.push(line) }),
    stop: () => process.off('uncaughtExceptionMonitor', noteUncaught),
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
