import { describe, expect, it } from 'vitest';
import { createTokenMaker } from '../support/product-tokens.ts';
import { TestSocket } from '../support/test-socket.ts';
import { useEngine } from '../support/use-engine.ts';

const tokens = await createTokenMaker();

const { engine } = useEngine('', { env: { HASURA_GRAPHQL_JWT_SECRET: tokens.jwtSecret } });

const sign = (validS: number, [role = '', userId = '']: readonly string[] = ['user', '1']) =>
  tokens.sign({ userId, roles: [role], defaultRole: role }, validS);
const ping = async (token: Promise<string> | string) => ({
  type: 'ping',
  payload: { headers: { Authorization: `Bearer ${await token}` } },
});

describe.each(['graphql-transport-ws', 'graphql-ws'] as const)(
  'a WebSocket of the protocol %s',
  (protocol) => {
    const connect = async (seconds: number) =>
      TestSocket.connect(engine.socketUrl, protocol, { authorization: `Bearer ${await sign(seconds)}` });

    it('stays open until the token of a ping expires, and no pong repeats that token', async () => {
      const last = await sign(5);
      const socket = await connect(3);
      socket.send(await ping(last));

      if (protocol === 'graphql-transport-ws') expect(await socket.next()).toEqual({ type: 'pong' });
      expect(await socket.closed).toEqual({ code: 4403, reason: 'Could not verify JWT: JWTExpired' });
      const { exp = 0 } = JSON.parse(Buffer.from(last.split('.')[1] ?? '', 'base64url').toString()) as {
        exp?: number;
      };
      expect(Date.now()).toBeGreaterThanOrEqual(exp * 1_000 - 50);
    });

    it.each<[string, () => Promise<string> | string]>([
      ['of another user', () => sign(60, ['user', '2'])],
      ['of another role', () => sign(60, ['editor', '1'])],
      ['that has expired', () => sign(-60)],
      ['that is malformed', () => 'a.b.c'],
    ])('closes at a ping with a token %s', async (_, token) => {
      const socket = await connect(60);
      socket.send(await ping(token()));

      expect(await socket.closed).toMatchObject({ code: 4403 });
    });

    it('closes at a ping with a token before connection_ack', async () => {
      const socket = await TestSocket.open(engine.socketUrl, protocol);
      socket.send(await ping(sign(60)));

      expect(await socket.closed).toMatchObject({ code: 4403 });
    });
  },
);
