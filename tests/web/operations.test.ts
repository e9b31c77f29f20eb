import { once } from 'node:events';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '#tests/support/processes/serve.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart, type Seen } from './part-double.ts';
import { runHealthCommand } from '#tests/support/compose/run-health-command.ts';
import { echoOf } from './sockets/read-socket.ts';
import { startWeb } from './start-web.ts';

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url));

describe('the metrics of the web server', () => {
  it('count requests of pages and files by status, and are not served at the public /metrics', async () => {
    web.metrics.resetMetrics();
    const statuses = await Promise.all(
      ['/en', '/metrics', '/assets/none.js'].map(async (path) => (await fetch(web.url + path)).status),
    );
    const text = await web.metrics.metrics();

    expect(statuses).toEqual([200, 404, 404]);
    for (const line of ['page",status="200"} 1', 'page",status="404"} 1', 'file",status="404"} 1'])
      expect(text).toContain(`http_request_duration_seconds_count{method="GET",route="${line}`);
    expect(text).toMatch(/^hostfront_sockets_open 0$/m);
  });
});

describe('a handshake whose header Upgrade a proxy has dropped', () => {
  it('is answered with 426 and the reason', async () => {
    const asked = request(`${web.url}/v1/graphql`, {
      headers: { 'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==', 'sec-websocket-version': '13' },
    });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];

    expect([answer.statusCode, answer.headers.upgrade, answer.headers.connection]).toEqual([
      426,
      'websocket',
      'Upgrade',
    ]);
    expect(await text(answer)).toContain('its header Upgrade did not arrive');
  });
});

const SENT_ID = '0199f1c4-7c1e-7c3a-9d5e-2f0a6b1c8d7e';

describe('the id of a request', () => {
  it('is made by the web server, not taken from the client: in the answer, at the engine and in the log', async () => {
    web.logged.length = 0;
    const answer = await fetch(`${web.url}/v1/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': SENT_ID,
        authorization: 'Bearer x',
      },
      body: '{}',
    });
    const id = answer.headers.get('x-request-id');
    const { headers } = (await answer.json()) as Seen;
    await expect.poll(() => web.logged.length).toBe(1);

    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(headers['x-request-id']).toBe(id);
    expect(JSON.parse(web.logged[0] ?? '')).toMatchObject({ requestId: id, clientRequestId: SENT_ID });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('reaches the engine with a WebSocket, and connection_init cannot replace it', async () => {
    const socket = new WebSocket(`${web.url.replace('http', 'ws')}/v1/graphql`, 'graphql-transport-ws');
    const seen = await echoOf(
      socket,
      '{"type":"connection_init","payload":{"headers":{"X-Request-Id":"of-a-visitor"}}}',
    );
    socket.close();

    expect(JSON.stringify(seen)).not.toContain('of-a-visitor');
    expect(seen.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the health check of the web server in Docker Compose', () => {
  it('succeeds while the web server is ready, and fails once it has stopped', async () => {
    const own = await startWeb(part.url);

    expect(await runHealthCommand('web', own.port)).toBe(true);
    await own.stop();
    expect(await runHealthCommand('web', own.port)).toBe(false);
  });
});

describe('a web server that is told to stop', () => {
  it.each(['/readyz', '/healthz'])(
    'finishes open requests, answers %s with draining, closes WebSockets with 1001, takes no new connection',
    async (path) => {
      const waiting: ServerResponse[] = [];
      const slow = await startServer((_request, response) => void waiting.push(response));
      const own = await startWeb(part.url, { ACTIONS_URL: slow.url });
      const socket = new WebSocket(`${own.url.replace('http', 'ws')}/v1/graphql`, 'graphql-transport-ws');
      await once(socket, 'open');
      const connection = connect({ host: '127.0.0.1', port: own.port });
      const received = text(connection);
      connection.write('POST /session/token HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
      await expect.poll(() => waiting.length).toBe(1);

      const closed = own.close();
      expect((await once(socket, 'close'))[0]).toBe(1001);
      connection.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      waiting[0]?.end('{"token":1}');

      expect(await received).toMatch(
        /^HTTP\/1\.1 200 OK[^]*\{"token":1\}HTTP\/1\.1 503 [^]*\{"status":"draining"\}$/,
      );
      await closed;
      await expect(fetch(`${own.url}/livez`)).rejects.toThrow();
      await own.stop();
      await slow.stop();
    },
  );
});
