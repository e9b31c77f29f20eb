import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from '../part-double.ts';
import { startWeb } from '../start-web.ts';
import { echoOf, refusalOf } from './read-socket.ts';

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url));

function open(path = '/v1/graphql', headers: Record<string, string> = {}, url = web.url) {
  return new WebSocket(url.replace('http', 'ws') + path, 'graphql-transport-ws', { headers });
}

const refusal = async (socket: WebSocket) => (await refusalOf(socket)).status;

describe('WebSockets at the web server', () => {
  it('are connected to the engine, with the client address that the web server saw', async () => {
    const socket = open(undefined, { 'x-forwarded-for': '6.6.6.6', 'x-action-secret': 'guess' });
    const { echo, headers } = await echoOf(socket);

    expect(socket.protocol).toBe('graphql-transport-ws');
    expect(echo).toBe('{"type":"ping"}');
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers).not.toHaveProperty('x-action-secret');
    socket.close();
    await once(socket, 'close');
  });

  it("pass on the engine's close code and reason", async () => {
    const socket = open();
    await once(socket, 'open');
    socket.send('{"type":"bye"}');
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];

    expect([code, reason.toString()]).toEqual([4403, 'Forbidden']);
  });

  it('are refused to pages of other origins with 403', async () => {
    expect(await refusal(open(undefined, { origin: 'https://evil.test' }))).toBe(403);
    expect(await refusal(open(undefined, { origin: 'null' }))).toBe(403);
  });

  it('are open to pages of configured origins, whose cookies are not passed on', async () => {
    const server = await startWeb(part.url, { CORS_ORIGINS: 'https://other.test, https://partner.test' });
    const headers = { origin: 'https://partner.test', 'sec-fetch-site': 'cross-site', cookie: 'a=1' };
    const socket = open(undefined, headers, server.url);
    const seen = await echoOf(socket);
    const stranger = open(undefined, { ...headers, origin: 'https://stranger.test' }, server.url);

    expect(seen).toMatchObject({ echo: '{"type":"ping"}' });
    expect(seen.headers).not.toHaveProperty('cookie');
    expect(await refusal(stranger)).toBe(403);
    socket.terminate();
    await server.stop();
  });

  it('are refused with 404 at every path but that of GraphQL', async () => {
    expect(await refusal(open('/realms/hosting'))).toBe(404);
    expect(await refusal(open('/v1/graphql/../metadata'))).toBe(404);
  });

  it('are limited to 200 for one IP address; the next one is refused with 429', async () => {
    const server = await startWeb(part.url, { TRUSTED_PROXIES: '127.0.0.1' });
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const sockets = Array.from({ length: 200 }, () => open(undefined, headers, server.url));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));

    expect(await refusal(open(undefined, headers, server.url))).toBe(429);
    const neighbour = open(undefined, { 'x-forwarded-for': '192.0.2.8' }, server.url);
    await once(neighbour, 'open');

    const closed = sockets.slice(0, 1).map((socket) => once(socket, 'close'));
    sockets[0]?.close();
    await Promise.all(closed);
    const again = open(undefined, headers, server.url);
    await once(again, 'open');

    for (const socket of [...sockets, neighbour, again]) socket.terminate();
    await server.stop();
  });

  it('close when the engine stops, are refused with 503 while it is down, and work once it is back', async () => {
    const engine = await startPart();
    const server = await startWeb(engine.url);
    const socket = open(undefined, {}, server.url);
    await once(socket, 'open');

    const closed = once(socket, 'close');
    await engine.stop();
    await closed;
    const away = await refusal(open(undefined, {}, server.url));
    const back = await startPart(engine.port);
    const again = open(undefined, {}, server.url);
    await once(again, 'open');

    expect(away).toBe(503);
    const ended = once(again, 'close');
    await server.stop();
    await ended;
    await back.stop();
  });
});
