import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startServer } from '#tests/support/processes/serve.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startWeb } from '../start-web.ts';

/** An answer larger than the buffers between upstream, web server and client. */
const LARGE = Buffer.alloc(8 * 1024 * 1024, 'x');
const JSON_TYPE = { 'content-type': 'application/json' };

const part = useStarted(() =>
  startServer((incoming, response) => {
    incoming.resume();
    if (incoming.url?.endsWith('/large')) response.end(LARGE);
    else part.server.emit('asked', response);
  }),
);
const web = useStarted(() => startWeb(part.url));

type Line = { level: number; msg: string; err?: unknown; req?: { path: string } };
const lines = () => web.logged.map((line) => JSON.parse(line) as Line);

function open(method: string, path: string) {
  const client = request({ port: web.port, host: '127.0.0.1', method, path, headers: JSON_TYPE });
  client.on('error', () => undefined);
  client.end(method === 'POST' ? '{"query":"{ x }"}' : undefined);
  return client;
}

/** Hangs up; a whole exchange later the web server knows of it. */
async function hangUp(client: ReturnType<typeof open>) {
  client.destroy();
  await (await fetch(`${web.url}/livez`)).text();
}

describe('a client that closes its connection', () => {
  it('before its answer leaves one log line of level info and no error', async () => {
    web.logged.length = 0;
    const asked = once(part.server, 'asked') as Promise<[ServerResponse]>;
    const client = open('POST', '/v1/graphql');
    const [response] = await asked;
    await hangUp(client);
    response.end('{"data":{}}');
    await once(response, 'finish');

    await expect.poll(() => lines().map(({ msg }) => msg)).toContain('The client hung up');
    const [line] = lines().filter(({ msg }) => msg === 'The client hung up');
    expect(line).toMatchObject({ level: 30, req: { method: 'POST', path: '/v1/graphql' } });
    expect(lines().filter(({ level, err }) => level > 30 || err !== undefined)).toEqual([]);
  });

  it('while its answer is sent logs no error', async () => {
    web.logged.length = 0;
    const client = open('GET', '/session/large');
    await once(client, 'response');
    await hangUp(client);

    expect(lines().filter(({ level, err }) => level > 30 || err !== undefined)).toEqual([]);
  });
});
