import { expect, it, vi } from 'vitest';
import { createAsk } from './ask.ts';

const QUERY = '{ pricing_plans { name } }';

it.each([
  ['an API key in x-api-key', 'hfk_a', { 'x-api-key': 'hfk_a' }],
  ['an access token in Authorization', 'ey.J.x', { Authorization: 'Bearer ey.J.x' }],
  ['no authentication header without a key', '', {}],
])('the API explorer sends %s', async (_, key, expected) => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ data: {} }));
  vi.stubGlobal('fetch', send);

  await createAsk(key).ask({ query: QUERY });

  const [url, request] = send.mock.calls[0] ?? [];
  expect(url).toBe('/v1/graphql');
  expect(request?.headers).toEqual({ 'content-type': 'application/json', ...expected });
});

it('the API explorer aborts a pending request when stopped, and can send the next one', async () => {
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
