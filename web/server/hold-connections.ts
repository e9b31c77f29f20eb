import { lookup } from 'node:dns/promises';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Upper bound of connections that are held; further ones wait in the system's own queue. */
const MAX_HELD = 1_000;

/**
 * Accepts connections while the server is still being loaded, which takes most of its start: pages that connect again
 * after a restart wait a moment for their answer, where a refusal would make them wait for their next attempt. A port
 * that can't be listened on is reported when the server itself listens.
 */
export async function holdConnections(host: string, port: number) {
  const held = new Set<Socket>();
  const isOfUse = port !== 0 && process.platform !== 'win32';
  const addresses = isOfUse ? await lookup(host, { all: true }).catch(() => []) : [];
  const listening = await Promise.all(addresses.map(({ address }) => listen(address, port, held)));
  const servers = listening.filter((server) => server !== undefined);

  return {
    /** Stops listening, so that the server can; the connections that have arrived stay. */
    async release(): Promise<void> {
      // What waits in the system's queue is accepted in this turn, and would be lost afterwards.
      await setImmediate();
      for (const server of servers) server.close();
    },

    /** Hands the connections on to the server that listens now. */
    passTo(server: HttpServer): void {
      for (const socket of held) {
        server.emit('connection', socket);
        socket.resume();
      }
      held.clear();
    },
  };
}

function listen(host: string, port: number, held: Set<Socket>): Promise<Server | undefined> {
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    held.add(socket);
    // The server adds its own handling; both may end a socket.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => held.delete(socket));
  });
  server.maxConnections = MAX_HELD;

  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ host, port }, () => resolve(server));
  });
}
