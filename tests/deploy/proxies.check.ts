import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { actionSecret, startActions } from '#tests/actions/start-actions.ts';
import { startPart, type Seen } from '#tests/web/part-double.ts';
import { echoOf } from '#tests/web/sockets/read-socket.ts';
import { startWeb } from '#tests/web/start-web.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startEvents } from './start-events.ts';
import { PROXIES, startProxy, type ProxyName } from './start-proxy.ts';
import { hasTools } from './tools.ts';

const NAMES = Object.keys(PROXIES) as ProxyName[];
const UPLOAD = 'x'.repeat(2 * 1024 * 1024);
const EVENTS = 10;
/** Milliseconds that tell an event which HAProxy held back (200 ms) from one which it passed on. */
const HELD_MS = 150;

const run = promisify(execFile);

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

    const read = await openStream(`${proxy.url}/inside/keys`, {
      'x-action-secret': actionSecret,
      'accept-encoding': 'gzip',
    });

    expect(await read()).toMatch(/^data: \{/);
  });
});

describe.skipIf(!hasTools('haproxy'))('HAProxy', () => {
  it('tells the visitor’s address and https with the settings of the documents', async () => {
    const part = await startPart();
    onTestFinished(part.stop);
    const seenWith = async (settings: string) => {
      const proxy = await startProxy('haproxy', part.port, settings);
      onTestFinished(proxy.stop);
      const { headers } = (await (await fetch(proxy.url)).json()) as Seen;
      return [headers['x-forwarded-for'], headers['x-forwarded-proto']];
    };

    expect(await seenWith('')).toEqual([undefined, undefined]);
    expect(await seenWith('option forwardfor\n  http-request set-header X-Forwarded-Proto https')).toEqual([
      '127.0.0.1',
      'https',
    ]);
  });

  it('passes each event on at once with option http-no-delay, and a fifth of a second later without', async () => {
    const delaysWith = async (settings: string): Promise<number[]> => {
      const events = await startEvents();
      onTestFinished(events.stop);
      const proxy = await startProxy('haproxy', events.port, settings);
      onTestFinished(proxy.stop);
      const read = await openStream(proxy.url);
      const delays: number[] = [];
      for (let count = 0; count < EVENTS; count += 1) {
        const sentAt = performance.now();
        events.send(String(count));
        await read();
        delays.push(performance.now() - sentAt);
      }
      return delays;
    };

    const [held, passed] = [await delaysWith(''), await delaysWith('option http-no-delay')];

    // A busy machine makes each later: the least delay of several is HAProxy's own.
    expect(Math.min(...held)).toBeGreaterThan(HELD_MS);
    expect(Math.min(...passed)).toBeLessThan(HELD_MS);
  });
});

describe.skipIf(!hasTools('lighttpd'))('lighttpd', () => {
  it('passes events on only with server.stream-response-body, and without it all of them at the end', async () => {
    const events = await startEvents();
    onTestFinished(events.stop);
    const [holding, passing] = [
      await startProxy('lighttpd', events.port, ''),
      await startProxy('lighttpd', events.port, 'server.stream-response-body = 1'),
    ];
    for (const { stop } of [holding, passing]) onTestFinished(stop);
    let isAnswered = false;
    const held = fetch(holding.url).finally(() => (isAnswered = true));
    const read = await openStream(passing.url);
    await events.opened(2);

    for (const text of ['one', 'two', 'three']) {
      events.send(text);
      expect(await read()).toBe(`data: ${text}\n\n`);
    }
    expect(isAnswered).toBe(false);
    events.end();
    expect(await (await held).text()).toBe('data: one\n\ndata: two\n\ndata: three\n\n');
  });
});

describe.skipIf(!hasTools('caddy'))('Caddy', () => {
  it.each([
    ['closes sockets with 1001', '', 1001],
    ['keeps sockets with stream_close_delay', 'stream_close_delay 1h', 'open'],
  ])('%s when it reads changed settings', async (_what, settings, expected) => {
    const part = await startPart();
    onTestFinished(part.stop);
    const proxy = await startProxy('caddy', part.port, settings);
    onTestFinished(proxy.stop);
    const socket = new WebSocket(proxy.url.replace('http', 'ws'));
    onTestFinished(() => socket.terminate());
    await echoOf(socket);
    const closed = once(socket, 'close').then(([code]) => code as number);

    const changed = readFileSync(proxy.config, 'utf8').replace('reverse_proxy', 'header X-Changed yes\n  $&');
    writeFileSync(proxy.config, changed);
    await run('caddy', [
      ...['reload', '--config', proxy.config, '--adapter', 'caddyfile'],
      ...['--address', `unix/${proxy.folder}/admin`],
    ]);

    expect((await fetch(proxy.url)).headers.get('x-changed')).toBe('yes');
    expect(await Promise.race([closed, echoOf(socket).then(() => 'open')])).toBe(expected);
  });
});

/** Opens a stream of events until the end of the test; returns what reads the next ones. */
async function openStream(url: string, headers: Record<string, string> = {}): Promise<() => Promise<string>> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const { body } = await fetch(url, { headers, signal: leaving.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();

  return async () => (await reader?.read())?.value ?? '';
}
