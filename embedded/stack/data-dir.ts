import { accessSync, constants, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { completeExchange, contentOf, unfinishedIn } from '../postgres/exchange.ts';
import { StackError } from './stack-error.ts';

/**
 * Creates the data folder, or completes the last step of a restore; throws where the folder can't be written, or a
 * restore has yet to fill it.
 */
export function prepareDataDir(dataDir: string): void {
  completeExchange(dataDir);
  const unfinished = unfinishedIn(dataDir);
  if (unfinished !== undefined && contentOf(dataDir).length === 0) {
    throw new StackError(
      `A restore into ${dataDir} did not end; run npm run restore again, or delete ${unfinished} and start afresh.`,
    );
  }
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o755 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StackError(`The data folder ${dataDir} can't be written; set DATA_DIR to one that can.`, {
      cause: error,
    });
  }
}

/** Writes down where the engine listens, for `npm run hasura`. */
export function noteEngine(dataDir: string, port: number): void {
  const file = join(dataDir, 'engine.json');
  writeFileSync(`${file}.new`, `${JSON.stringify({ endpoint: `http://127.0.0.1:${port}` })}\n`, {
    mode: 0o600,
  });
  renameSync(`${file}.new`, file);
}

/** Throws where the port is in use already, before anything is started. */
export async function refuseUsedPort(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail).listen({ port, host }, done);
    });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'EADDRINUSE' ? 'is in use already' : `can't be listened on (${code ?? 'unknown'})`;
    throw new StackError(`Port ${port} ${why}; stop what holds it, or set PORT to another one.`, {
      cause: error,
    });
  }
  await new Promise((done) => server.close(done));
}
