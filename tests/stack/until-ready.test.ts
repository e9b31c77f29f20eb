import { expect, it } from 'vitest';
import { untilReady } from '#embedded/stack/parts/until-ready.ts';
import { serve } from '#tests/support/processes/serve.ts';

/** Starts a part that answers its health with `state`, which the test may change. */
const startPart = (state: { status: number; body: object }) =>
  serve((_request, response) => {
    response.writeHead(state.status, { connection: 'close' }).end(JSON.stringify(state.body));
  });

const LACK = 'The realm has no enabled user with the role "admin".';

it('a start that waits for a part prints once which part and why, and is ready when the part is', async () => {
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

it('a start whose parts are healthy waits for the first pages, and prints that', async () => {
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

it('a start that is aborted stops waiting', async () => {
  const url = await startPart({ status: 503, body: {} });
  const start = new AbortController();
  const ready = untilReady(
    { web: url, actions: url, pages: [] },
    { signal: start.signal, say: () => undefined },
  );

  start.abort();

  await expect(ready).rejects.toThrow();
});
