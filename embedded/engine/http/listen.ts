import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds that answers under way get when the server is told to close. */
const GRACE_MS = 3_000;
/** Milliseconds between two searches for connections whose last request has ended, while the server closes. */
const IDLE_CHECK_MS = 50;

/**
 * Connections that may wait to be accepted; the operating system may allow fewer (`net.core.somaxconn`). After a restart
 * all clients come at once, and those that find no place try again only after 1, 3 and 7 seconds.
 */
const BACKLOG = 16_384;

/** Resolves to the port once connections are accepted. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Accepts no more connections, waits for requests under way, and cuts off those that outlast the grace period. */
export async function closeServer(server: Server, terminateSockets: () => void): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const timer = setTimeout(() => {
    terminateSockets();
    server.closeAllConnections();
  }, GRACE_MS);
  await closed;
  clearTimeout(timer);
  clearInterval(idle);
}
