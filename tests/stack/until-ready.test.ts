import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { untilReady } from '#embedded/stack/parts/until-ready.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Starts a part that answers its health with `state`, which the test may change. */
async function startPart(state: { status: number; body: object }): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(state.status, { connection: 'close' }).end(JSON.stringify(state.body));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
}

const LACK = 'The realm has no enabled user with the role "admin".';

it('a start that lacks something for long tells what it is, once, and goes on to wait', async () => {
  const ofWeb = { status: 503, body: { parts: { engine: 'up', actions: 'down' } } };
  const urls = {
    web: await startPart(ofWeb),
    actions: await startPart({ status: 503, body: { reason: 'administrator-missing', message: LACK } }),
    pages: [],
  };
  const said: string[] = [];
  const ready = untilReady(urls, {
    signal: new AbortController().signal,
    say: (text) => said.push(text),
    patienceMs: 0,
  });
  await expect
    .poll(() => said)
    .toEqual([`The pages are served, but not all is ready: waiting for actions. ${LACK}`]);

  ofWeb.status = 200;

  await ready;
  expect(said).toHaveLength(1);
});

it('a start whose parts work waits for the first pages, and tells so', async () => {
  const ofPage = { status: 503, body: {} };
  const healthy = await startPart({ status: 200, body: { parts: { engine: 'up' } } });
  const said: string[] = [];
  const ready = untilReady(
    {
      web: healthy,
      actions: healthy,
      pages: [await startPart({ status: 200, body: {} }), await startPart(ofPage)],
    },
    { signal: new AbortController().signal, say: (text) => said.push(text), patienceMs: 0 },
  );
  await expect
    .poll(() => said)
    .toEqual(['The pages are served, but not all is ready: waiting for the first pages.']);

  ofPage.status = 200;

  await expect(ready).resolves.toBeUndefined();
});

it('a start that is broken off waits no longer', async () => {
  const url = await startPart({ status: 503, body: {} });
  const start = new AbortController();
  const ready = untilReady(
    { web: url, actions: url, pages: [] },
    { signal: start.signal, say: () => undefined },
  );

  start.abort();

  await expect(ready).rejects.toThrow();
});
