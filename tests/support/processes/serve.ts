import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

/** Lets a server listen on this machine, by default on a free port; returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts an HTTP server that answers by this function; `stop` cuts all connections to it. */
export async function startServer(answer: RequestListener, wanted = 0) {
  const server = createServer(answer);
  const port = await listen(server, wanted);

  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Starts an HTTP server that answers by this function until the end of the test; by default on any port. */
export async function serve(answer: RequestListener, wanted = 0): Promise<string> {
  const { url, stop } = await startServer(answer, wanted);
  onTestFinished(stop);

  return url;
}
