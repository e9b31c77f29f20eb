import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitRequests } from './limit-requests.ts';

async function ask(counts: boolean, times: number) {
  const server = Fastify();
  await server.register(async (scope) => {
    await limitRequests(scope, { perMinute: 2, counts: () => counts });
    scope.get('/', async () => 'ok');
  });
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await server.inject('/'));
  await server.close();

  return answers.map(({ statusCode, headers }) => [
    statusCode,
    headers['ratelimit-policy'],
    headers['ratelimit'],
  ]);
}

it('refuses the request beyond the limit, and tells what is left', async () => {
  expect(await ask(true, 3)).toEqual([
    [200, '"address";q=2;w=60', '"address";r=1;t=60'],
    [200, '"address";q=2;w=60', expect.stringMatching(/^"address";r=0;t=\d+$/)],
    [429, '"address";q=2;w=60', expect.stringMatching(/^"address";r=0;t=\d+$/)],
  ]);
});

it('shows callers who are not counted the same limit, and refuses nothing', async () => {
  const answers = await ask(false, 3);

  expect(answers.map(([status]) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.slice(1)).toEqual(['"address";q=2;w=60', '"address";r=1;t=60']);
});

it('counts and tells what a later hook refuses', async () => {
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
