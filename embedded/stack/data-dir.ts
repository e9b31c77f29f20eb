import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StackError } from './stack-error.ts';

/** Creates the data folder; throws where it can't be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o755 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StackError(`The data folder ${dataDir} can't be written; set DATA_DIR to one that can.`, {
      cause: error,
    });
  }
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
