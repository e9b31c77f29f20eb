import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { boundRequests } from './bound-requests.ts';
import { createTestProcess } from '../process/test-process.ts';

const WITHIN_MS = 10_000;
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

function makeServer(checkEveryMs = 1_000): Server {
  const server = createServer({ connectionsCheckingInterval: checkEveryMs }, (_, response) => response.end());
  servers.push(server);

  return server;
}

describe('boundRequests', () => {
  it("sets the server's timeouts for a request and its headers", () => {
    const own = createTestProcess();
    const server = makeServer();
    boundRequests(server, WITHIN_MS, { time: own.time, now: own.now });

    own.run(60_000);

    expect([server.requestTimeout, server.headersTimeout]).toEqual([WITHIN_MS, WITHIN_MS]);
  });

  it('extends the timeout by the time for which the process was blocked, then resets it', () => {
    const own = createTestProcess();
    const server = makeServer();
    boundRequests(server, WITHIN_MS, { time: own.time, now: own.now });
    own.run(5_000);

    own.stall(30_050);
    expect(server.requestTimeout).toBe(WITHIN_MS + 30_000);
    own.run(WITHIN_MS - 1_000);
    expect(server.requestTimeout).toBe(WITHIN_MS + 30_000);
    own.run(3_000);

    expect(server.requestTimeout).toBe(WITHIN_MS);
  });

  it('answers 408 to a request that does not arrive in time, and lets the timeout be set to 0', async () => {
    const server = makeServer(10);
    onTestFinished(boundRequests(server, WITHIN_MS));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // After its answer the server may end the connection by a reset.
    client.on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\n');
    server.requestTimeout = 0;
    expect(server.requestTimeout).toBe(0);

    server.requestTimeout = 1;

    const [answer] = (await once(client, 'data')) as [Buffer];
    expect(String(answer)).toContain('408');
  });
});
