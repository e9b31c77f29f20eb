import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { actionSecret, startActions } from '#tests/actions/start-actions.ts';
import { startPart, type Seen } from '#tests/web/part-double.ts';
import { echoOf } from '#tests/web/sockets/read-socket.ts';
import { startWeb } from '#tests/web/start-web.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { PROXIES, startProxy, type ProxyName } from './start-proxy.ts';
import { hasTools } from './tools.ts';

const NAMES = Object.keys(PROXIES) as ProxyName[];
const UPLOAD = 'x'.repeat(2 * 1024 * 1024);

describe.each(NAMES)('the product behind %s', (name) => {
  describe.skipIf(!hasTools(name))('where it is installed', () => {
    const { forSockets } = PROXIES[name];
    const part = useStarted(() => startPart());
    const web = useStarted(() => startWeb(part.url, { TRUSTED_PROXIES: '127.0.0.1' }));

    const open = async (settings: string) => {
      const proxy = await startProxy(name, web.port, settings);
      onTestFinished(proxy.stop);

      return proxy.url;
    };
    const connect = (url: string) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/graphql`, 'graphql-transport-ws');
      onTestFinished(() => socket.terminate());

      return socket;
    };

    it('passes sockets on with the settings of the documents', async () => {
      const { echo } = await echoOf(connect(await open(forSockets)));

      expect(echo).toBe('{"type":"ping"}');
    });

    it.skipIf(forSockets === '')('tells a client why there is no socket without them', async () => {
      const socket = connect(await open(''));
      socket.on('error', () => undefined);
      const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];

      expect(response.statusCode).toBe(426);
    });

    it('names each of its settings in the documents', () => {
      const documents = readFileSync('docs/operate/deployment.md', 'utf8');

      const settings = forSockets.split(/;\s*/).filter(Boolean);
      expect(settings.filter((setting) => !documents.includes(setting))).toEqual([]);
    });
  });
});

describe.skipIf(!hasTools('nginx'))('nginx', () => {
  it('lets uploads over 1 MB pass with client_max_body_size', async () => {
    const part = await startPart();
    onTestFinished(part.stop);
    const upload = async (settings: string) => {
      const proxy = await startProxy('nginx', part.port, settings);
      onTestFinished(proxy.stop);
      return fetch(proxy.url, { method: 'POST', body: UPLOAD });
    };

    expect((await upload('')).status).toBe(413);
    const passed = await upload('client_max_body_size 130m;');
    expect(((await passed.json()) as Seen).body).toHaveLength(UPLOAD.length);
  });

  it('between web server and actions service passes each event on at once, even if it compresses them', async () => {
    const actions = await startActions();
    onTestFinished(actions.stop);
    const origin = Number(new URL(await actions.listen()).port);
    const proxy = await startProxy('nginx', origin, 'proxy_http_version 1.1;');
    onTestFinished(proxy.stop);
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());

    const { body } = await fetch(`${proxy.url}/inside/keys`, {
      headers: { 'x-action-secret': actionSecret, 'accept-encoding': 'gzip' },
      signal: leaving.signal,
    });
    const first = await body?.pipeThrough(new TextDecoderStream()).getReader().read();

    expect(first?.value).toMatch(/^data: \{/);
  });
});

describe.skipIf(!hasTools('haproxy'))('HAProxy', () => {
  it('tells the visitor’s address with option forwardfor', async () => {
    const part = await startPart();
    onTestFinished(part.stop);
    const seenWith = async (settings: string) => {
      const proxy = await startProxy('haproxy', part.port, settings);
      onTestFinished(proxy.stop);
      return ((await (await fetch(proxy.url)).json()) as Seen).headers['x-forwarded-for'];
    };

    expect([await seenWith(''), await seenWith('option forwardfor')]).toEqual([undefined, '127.0.0.1']);
  });
});
