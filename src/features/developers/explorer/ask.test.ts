import { expect, it, vi } from 'vitest';
import { createAsk } from './ask.ts';

it.each([
  ['an API key', 'hfk_a', { 'x-api-key': 'hfk_a' }],
  ['an access token', 'ey.J.x', { Authorization: 'Bearer ey.J.x' }],
  ['nothing', '', {}],
])('the explorer sends %s in its own header', async (_, key, expected) => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ data: {} }));
  vi.stubGlobal('fetch', send);

  await createAsk(key)({ query: '{ pricing_plans { name } }' });

  const [url, request] = send.mock.calls[0] ?? [];
  expect(url).toBe('/v1/graphql');
  expect(request?.headers).toEqual({ 'content-type': 'application/json', ...expected });
});
