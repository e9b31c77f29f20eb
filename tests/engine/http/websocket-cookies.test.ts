import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startTestEngine } from '../support/start-test-engine.ts';
import { TestSocket } from '../support/test-socket.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const SESSION_QUERY = '{ session }';

describe.each([
  ['*', 'https://evil.example', 'anonymous'],
  ['*', 'null', 'anonymous'],
  ['*', 'same host', 'user'],
  ['https://site.example', 'https://evil.example', 'anonymous'],
  ['https://site.example', 'https://site.example', 'user'],
])('with a token in a cookie and CORS for %s', (corsDomain, origin, role) => {
  let client: TestSocket | undefined;

  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const engine = useStarted(() =>
    startTestEngine({
      databaseUrl: database.url,
      env: {
        HASURA_GRAPHQL_CORS_DOMAIN: corsDomain,
        HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
        HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
          type: 'RS256',
          key: publicKey.export({ type: 'spki', format: 'pem' }),
          header: { type: 'Cookie', name: 'token' },
        }),
      },
    }),
  );
  afterEach(() => client?.socket.terminate());

  it(`a socket of a page at ${origin} is ${role}'s`, async () => {
    const token = await new SignJWT({
      'https://hasura.io/jwt/claims': { 'x-hasura-allowed-roles': ['user'], 'x-hasura-default-role': 'user' },
    })
      .setProtectedHeader({ alg: 'RS256' })
      .setExpirationTime('1h')
      .sign(privateKey);
    client = await TestSocket.open(engine.socketUrl, 'graphql-transport-ws', {
      origin: origin === 'same host' ? engine.url : origin,
      headers: { cookie: `token=${token}` },
    });
    client.send({ type: 'connection_init', payload: {} });
    await client.next(({ type }) => type === 'connection_ack');

    client.subscribe('1', SESSION_QUERY);

    const { payload } = await client.next(({ type }) => type === 'next');
    expect(payload).toMatchObject({ data: { session: { role } } });
  });
});
