import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitRequests } from './limit-requests.ts';

async function ask(counts: boolean, addresses: readonly string[]) {
  const server = Fastify();
  await server.register(async (scope) => {
    await limitRequests(scope, { perMinute: 2, counts: () => counts });
    scope.get('/', async () => 'ok');
  });
  const answers = [];
  for (const remoteAddress of addresses) answers.push(await server.inject({ url: '/', remoteAddress }));
  await server.close();

  return answers.map(({ statusCode, headers }) => [
    statusCode,
    headers['ratelimit-policy'],
    headers['ratelimit'],
  ]);
}

const THRICE = Array<string>(3).fill('192.0.2.1');

it('limitRequests answers 429 to requests beyond the limit, and counts down in the RateLimit header', async () => {
  expect(await ask(true, THRICE)).toEqual([
    [200, '"address";q=2;w=60', '"address";r=1;t=60'],
    [200, '"address";q=2;w=60', expect.stringMatching(/^"address";r=0;t=\d+$/)],
    [429, '"address";q=2;w=60', expect.stringMatching(/^"address";r=0;t=\d+$/)],
  ]);
});

it('limitRequests counts all addresses of one IPv6 /64 network together', async () => {
  const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8::3:4:5:6', '2001:db8:0:1::1'];

  expect((await ask(true, addresses)).map(([status]) => status)).toEqual([200, 200, 429, 200]);
});

it('limitRequests shows the limit to callers that it does not count, and never refuses them', async () => {
  const answers = await ask(false, THRICE);

  expect(answers.map(([status]) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.slice(1)).toEqual(['"address";q=2;w=60', '"address";r=1;t=60']);
});

it('limitRequests counts requests that a later hook refuses', async () => {
  const server = Fastify();
  await server.register(async (scope) => {
    await limitRequests(scope, { perMinute: 1, counts: () => true });
    scope.addHook('onRequest', (_request, reply) => reply.code(401).send());
    scope.get('/', async () => 'ok');
  });

  const answers = [await server.inject('/'), await server.inject('/')];
  await server.close();

  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['ratelimit']])).toEqual([
    [401, '"address";r=0;t=60'],
    [429, expect.stringMatching(/^"address";r=0;t=\d+$/)],
  ]);
});
