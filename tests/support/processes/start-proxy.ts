import { connect, createServer, type Socket } from 'node:net';
import { listen } from './serve.ts';

/**
 * Starts a TCP proxy before the server of a URL. Frozen connections stay open and carry nothing any more, as after a
 * server has frozen or its address has moved.
 */
export async function startProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;

  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined);
    if (isCut) client.destroy();
    if (isFrozen || isCut) return;
    const upstream = connect(Number(target.port), target.hostname);
    sockets.add(upstream);
    upstream.on('error', () => client.destroy());
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
  const port = await listen(server);
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String(port);

  return {
    url: own.href,

    /** Freezes all connections for good; new ones are served (`served`) or frozen too, until `serve` is called. */
    freeze(next: 'served' | 'frozen'): void {
      isFrozen = next === 'frozen';
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Ends all connections and each new one, until `serve` is called. */
    cut(): void {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    serve(): void {
      isFrozen = false;
      isCut = false;
    },
    /** Leads new connections to another port of the server's host, and ends those that lead to the last one. */
    leadTo(port: number): void {
      target.port = String(port);
      for (const socket of sockets) socket.destroy();
    },

    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>;
