import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts an HTTP server that answers by this function until the end of the test; by default on any port. */
export async function serve(answer: RequestListener, wanted = 0): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
