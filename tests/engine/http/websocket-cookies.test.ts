import { describe, expect, it, onTestFinished } from 'vitest';
import { createTokenMaker } from '../support/product-tokens.ts';
import { TestSocket } from '../support/test-socket.ts';
import { useEngine } from '../support/use-engine.ts';

const tokens = await createTokenMaker({ header: { type: 'Cookie', name: 'token' } });

describe.each([
  ['*', 'https://evil.example', 'anonymous'],
  ['*', 'null', 'anonymous'],
  ['*', 'same host', 'user'],
  ['https://site.example', 'https://evil.example', 'anonymous'],
  ['https://site.example', 'https://site.example', 'user'],
])('with a token in a cookie and CORS for %s', (corsDomain, origin, role) => {
  const { engine } = useEngine('', {
    env: {
      HASURA_GRAPHQL_CORS_DOMAIN: corsDomain,
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_JWT_SECRET: tokens.jwtSecret,
    },
  });

  it(`a WebSocket of a page at ${origin} gets the role ${role}`, async () => {
    const token = await tokens.sign({ userId: '1', roles: ['user'] });
    const client = await TestSocket.open(engine.socketUrl, 'graphql-transport-ws', {
      origin: origin === 'same host' ? engine.url : origin,
      headers: { cookie: `token=${token}` },
    });
    onTestFinished(() => client.close());
    client.send({ type: 'connection_init', payload: {} });
    await client.next(({ type }) => type === 'connection_ack');

    client.subscribe('1', '{ session }');

    const { payload } = await client.next(({ type }) => type === 'next');
    expect(payload).toMatchObject({ data: { session: { role } } });
  });
});
