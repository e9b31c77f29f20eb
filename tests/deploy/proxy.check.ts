import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request } from 'node:https';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { makeCertificate } from '#tests/support/processes/make-certificate.ts';
import { startDns } from '#tests/support/processes/start-dns.ts';
import { startWeb as startRealWeb } from '#tests/web/start-web.ts';
import { makeCaddyFolder, startCaddy } from './start-caddy.ts';
import { hasTools } from './tools.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

type Seen = { server: string; headers: IncomingHttpHeaders };

/** Starts a server that says which one it is and what it was sent, and that answers on a socket. */
async function startWeb(host: string, port: number): Promise<Server> {
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/hang-up' && host === '127.0.0.1') return incoming.socket.destroy();
    answer.end(JSON.stringify({ server: host, headers: incoming.headers } satisfies Seen));
  });
  new WebSocketServer({ server }).on('connection', (socket) => {
    socket.on('message', (data: Buffer) => socket.send(`${host} got ${data.toString()}`));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

async function end(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

describe.skipIf(!hasTools('caddy'))('Caddy before two web servers', () => {
  let folder: Awaited<ReturnType<typeof makeCaddyFolder>>;
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let dns: Awaited<ReturnType<typeof startDns>>;
  let webs: Server[];
  let tlsPort: number;
  let certificate: string;

  beforeAll(async () => {
    const first = await startWeb('127.0.0.1', 0);
    const { port } = first.address() as AddressInfo;
    webs = [first, await startWeb('127.0.0.2', port)];
    dns = await startDns({}, { addresses: { web: ['127.0.0.1', '127.0.0.2'] } });
    folder = await makeCaddyFolder(port, dns.address);
    tlsPort = await freePort();
    certificate = join(folder.folder, 'certificate.pem');
    const key = join(folder.folder, 'key.pem');
    const made = makeCertificate('localhost');
    writeFileSync(certificate, made.certificate);
    writeFileSync(key, made.key);
    caddy = await startCaddy(folder, {
      PUBLIC_URL: `https://localhost:${tlsPort}`,
      PROXY_TLS: 'files',
      TLS_CERTIFICATE_FILE: certificate,
      TLS_KEY_FILE: key,
    });
  });
  afterAll(async () => {
    await caddy?.stop();
    await Promise.all(webs.filter((web) => web.listening).map(end));
    folder?.remove();
    await dns?.stop();
  });

  const ask = async (headers: Record<string, string> = {}): Promise<Seen> =>
    (await (await fetch(`http://127.0.0.1:${folder.plain}/`, { headers })).json()) as Seen;

  it('spreads requests over both', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask()));

    expect(new Set(answers.map(({ server }) => server))).toEqual(new Set(['127.0.0.1', '127.0.0.2']));
  });

  it("passes on the visitor's IP address, and ignores the X-Forwarded-For that a visitor sends", async () => {
    const { headers } = await ask({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });

    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      host: `127.0.0.1:${folder.plain}`,
    });
  });

  it('serves the certificate from the two files, and sends X-Forwarded-Proto: https', async () => {
    const asked = request({ host: 'localhost', port: tlsPort, ca: readFileSync(certificate) });
    asked.end();
    const [answer] = await once(asked, 'response');
    const { headers } = JSON.parse(Buffer.concat(await answer.toArray()).toString()) as Seen;

    expect(headers['x-forwarded-proto']).toBe('https');
  });

  it('passes WebSockets on', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${folder.plain}/`);
    await once(socket, 'open');
    socket.send('hello');
    const [answer] = await once(socket, 'message');
    socket.close();

    expect(String(answer)).toMatch(/ got hello$/);
  });

  it('repeats a GET at the second server where the first hangs up before answering', async () => {
    for (let count = 0; count < 4; count += 1) {
      const answer = await fetch(`http://127.0.0.1:${folder.plain}/hang-up`);
      expect(((await answer.json()) as Seen).server).toBe('127.0.0.2');
    }
  });

  it('sends every request to the second server while the first is down', async () => {
    await end(webs[0] ?? expect.fail());

    for (let count = 0; count < 20; count += 1) expect((await ask()).server).toBe('127.0.0.2');
  });
});

/** Source of a site's bundle whose pages wait for an answer of the engine. */
const WAITING_BUNDLE = `
const query = 'query Plans { pricing_plans { id } }';
export const renderPage = async () => ({ html: '', queries: [{ key: 'Plans', name: 'Plans', query, variables: {} }] });
`;

describe.skipIf(!hasTools('caddy'))('Caddy before a web server that has not drawn its pages', () => {
  it('asks another server for them; without one it passes on the 503 page that a browser can draw', async () => {
    const bundle = makeTestFolder(onTestFinished);
    writeFileSync(join(bundle, 'prerender.js'), WAITING_BUNDLE);
    writeFileSync(join(bundle, 'package.json'), '{ "type": "module" }');
    const starting = await startRealWeb(`http://127.0.0.1:${await freePort()}`, { PRERENDER_DIR: bundle });
    onTestFinished(() => starting.stop());
    const ready = await startWeb('127.0.0.2', starting.port);
    onTestFinished(async () => {
      if (ready.listening) await end(ready);
    });
    const dns = await startDns({}, { addresses: { web: ['127.0.0.1', '127.0.0.2'] } });
    onTestFinished(() => dns.stop());
    const folder = await makeCaddyFolder(starting.port, dns.address);
    onTestFinished(folder.remove);
    const caddy = await startCaddy(folder, {
      PUBLIC_URL: `http://localhost:${await freePort()}`,
      PROXY_TLS: 'acme',
    });
    onTestFinished(() => caddy.stop());
    const ask = (path: string) => fetch(`http://127.0.0.1:${folder.plain}${path}`);

    expect((await fetch(`${starting.url}/readyz`)).status).toBe(503);
    for (let count = 0; count < 10; count += 1) {
      const answer = await ask('/en');
      expect([answer.status, ((await answer.json()) as Seen).server]).toEqual([200, '127.0.0.2']);
    }

    await end(ready);
    const page = await ask('/en');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await page.text()).toContain('<div id="root">');
    // A server's refusal for another reason is passed on as it is.
    const refused = await ask('/v1/graphql?query={__typename}');
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { extensions: { code: 'service-unavailable' } },
    ]);
  }, 60_000);
});

describe.skipIf(!hasTools('caddy'))('the Caddyfile', () => {
  const validate = (env: Record<string, string>) =>
    spawnSync('caddy', ['validate', '--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile'], {
      env: { PATH: process.env['PATH'], HOME: '/nonexistent', ...env },
      encoding: 'utf8',
    });

  it.each([
    { PUBLIC_URL: 'https://example.com', PROXY_TLS: 'acme' },
    { PUBLIC_URL: 'http://localhost:3000', PROXY_TLS: 'acme' },
  ])('is valid with $PUBLIC_URL', (env) => {
    const { status, stderr } = validate(env);

    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  });

  it.each([
    [
      'an unknown way to TLS',
      { PUBLIC_URL: 'https://example.com', PROXY_TLS: 'none' },
      'File to import not found',
    ],
    ['no public address', { PUBLIC_URL: '', PROXY_TLS: 'acme' }, ''],
    [
      'files without a certificate',
      {
        PUBLIC_URL: 'https://example.com',
        PROXY_TLS: 'files',
        TLS_CERTIFICATE_FILE: '/dev/null',
        TLS_KEY_FILE: '/dev/null',
      },
      'tls',
    ],
  ])('is refused with %s', (_, env, reason) => {
    expect(validate(env).status).not.toBe(0);
    expect(validate(env).stderr).toContain(reason);
  });
});
