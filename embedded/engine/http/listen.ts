import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For answers under way when the server is told to close. */
const GRACE_MS = 3_000;
/** How soon a connection is closed whose last request has just ended. */
const IDLE_CHECK_MS = 50;

/** Resolves to the port once connections are accepted. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Takes no more requests, waits for those under way, and after the grace period cuts them off. */
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
