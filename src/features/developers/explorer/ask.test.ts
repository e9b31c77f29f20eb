import { expect, it, vi } from 'vitest';
import { createAsk } from './ask.ts';

const QUERY = '{ pricing_plans { name } }';

it.each([
  ['an API key', 'hfk_a', { 'x-api-key': 'hfk_a' }],
  ['an access token', 'ey.J.x', { Authorization: 'Bearer ey.J.x' }],
  ['nothing', '', {}],
])('the explorer sends %s in its own header', async (_, key, expected) => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ data: {} }));
  vi.stubGlobal('fetch', send);

  await createAsk(key).ask({ query: QUERY });

  const [url, request] = send.mock.calls[0] ?? [];
  expect(url).toBe('/v1/graphql');
  expect(request?.headers).toEqual({ 'content-type': 'application/json', ...expected });
});

it('the explorer gives up what has no answer yet, and asks again afterwards', async () => {
  const send = vi.fn<typeof fetch>(
    (_, request) =>
      new Promise((_done, fail) => {
        request?.signal?.addEventListener('abort', () => fail(new Error('given up')));
      }),
  );
  vi.stubGlobal('fetch', send);
  const { ask, stop } = createAsk('hfk_a');
  const asked = ask({ query: QUERY });

  stop();

  await expect(asked).rejects.toThrow('given up');
  send.mockResolvedValue(Response.json({ data: {} }));
  expect(await ask({ query: QUERY })).toEqual({ data: {} });
  expect(send.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
});
