import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those
 * would be taken again before its program listens.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;

/** Returns different ports of the loopback interface that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isFree(port)) ports.add(port);
  }

  return [...ports];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((done) => {
    server.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true));
  });
  if (!isListening) return false;
  server.close();
  await once(server, 'close');

  return true;
}
