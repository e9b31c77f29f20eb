import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { waitUntil } from '#tests/support/wait-until.ts';
import { ITEMS_SQL } from '../support/fake-core.ts';
import { openSocket } from '../support/open-socket.ts';
import { createTokenMaker } from '../support/product-tokens.ts';
import { ADMIN_SECRET, startTestEngine } from '../support/start-test-engine.ts';
import { TestSocket } from '../support/test-socket.ts';
import { useEngine } from '../support/use-engine.ts';

const tokens = await createTokenMaker();
const NO_ERROR = { path: '$', code: 'validation-failed' };

describe.each(['graphql-transport-ws', 'graphql-ws'] as const)(
  'the WebSocket endpoint with the protocol %s',
  (protocol) => {
    const sockets: TestSocket[] = [];
    const isLegacy = protocol === 'graphql-ws';

    const track = (socket: TestSocket) => {
      sockets.push(socket);
      return socket;
    };
    const open = async (origin?: string) =>
      track(await TestSocket.open(engine.socketUrl, protocol, origin === undefined ? {} : { origin }));
    const connect = async (headers?: Record<string, string>) =>
      track(await TestSocket.connect(engine.socketUrl, protocol, headers));
    const sign = (validS: number, role = 'user') =>
      tokens.sign({ userId: '1', roles: [role], defaultRole: role }, validS);

    const { engine } = useEngine(ITEMS_SQL, {
      env: {
        HASURA_GRAPHQL_JWT_SECRET: tokens.jwtSecret,
        HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
        HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT: '2',
        HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE: '1',
        ENGINE_WEBSOCKET_ORIGINS: 'https://site.example.test',
        ENGINE_MAX_OPERATIONS_PER_SOCKET: '5',
        ENGINE_MAX_SOCKETS_PER_ADDRESS: '3',
        ENGINE_MAX_FRAME_BYTES: '10000',
      },
    });
    afterEach(async () => {
      for (const socket of sockets.splice(0)) {
        socket.close();
        await socket.closed;
      }
      await waitUntil('the engine has freed every place', () => engine.counts()['sockets'] === 0);
    });

    it('answers a query with one result and then "complete"', async () => {
      const socket = await connect();
      socket.subscribe('q', 'query { items }');

      expect(await socket.result('q')).toEqual({ data: { items: [] } });
      expect(await socket.next()).toEqual({ type: 'complete', id: 'q' });
    });

    it('answers an invalid query or subscription with an error', async () => {
      const socket = await connect();
      socket.subscribe('q', 'query { invalid }');
      socket.subscribe('s', 'subscription { invalid }');
      const [first, second] = [
        await socket.next(({ type }) => type === 'error'),
        await socket.next(({ type }) => type === 'error'),
      ];

      const wrap = (message: string) => {
        const errors = [{ message, extensions: NO_ERROR }];
        return isLegacy ? { errors } : errors;
      };
      expect([first.payload, second.payload]).toEqual(
        expect.arrayContaining([wrap('no'), wrap('no such field')]),
      );
    });

    it('refuses a message of too many levels, which could not be answered', async () => {
      const socket = await open();
      const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;

      socket.send(`{"type":"ping","payload":${deep}}`);

      const message = 'a message has 1000 levels at most';
      if (isLegacy) expect(await socket.next()).toEqual({ type: 'connection_error', payload: message });
      else expect(await socket.closed).toEqual({ code: 4400, reason: message });
    });

    it('runs operations that were sent before connection_ack', async () => {
      const socket = await open();
      socket.send({
        type: 'connection_init',
        payload: { headers: { 'X-Hasura-Admin-Secret': ADMIN_SECRET } },
      });
      socket.subscribe('1', 'query { session }');

      expect((await socket.next()).type).toBe('connection_ack');
      expect(await socket.result('1')).toMatchObject({ data: { session: { role: 'admin' } } });
    });

    it('gives an anonymous client the unauthorized role, whatever role its headers claim', async () => {
      const socket = await connect({ 'x-hasura-role': 'admin', 'x-hasura-user-id': '1' });
      socket.subscribe('1', 'query { session }');

      expect(await socket.result('1')).toMatchObject({
        data: { session: { role: 'anonymous', variables: { 'x-hasura-role': 'anonymous' } } },
      });
    });

    it('refuses a wrong secret, and a token whose roles include admin', async () => {
      for (const headers of [
        { 'x-hasura-admin-secret': 'wrong' },
        { authorization: `Bearer ${await sign(60, 'admin')}` },
      ]) {
        const socket = await open();
        socket.send({ type: 'connection_init', payload: { headers } });
        if (isLegacy) expect((await socket.next()).type).toBe('connection_error');

        expect(await socket.closed).toMatchObject({ code: 4403 });
      }
    });

    it('closes when the token expires, and ends its subscriptions', async () => {
      const socket = await connect({ authorization: `Bearer ${await sign(3)}` });
      socket.subscribe('1', 'subscription { items }');
      await socket.result('1');

      expect(await socket.closed).toEqual({ code: 4403, reason: 'Could not verify JWT: JWTExpired' });
      await expect.poll(() => engine.counts()).toMatchObject({ subscriptions: 0, groups: 0 });
    });

    it('closes when connection_init does not arrive in time', async () => {
      expect(await (await open()).closed).toMatchObject({ code: 4408 });
    });

    it.each([
      [
        'an operation before connection_init',
        4401,
        { type: isLegacy ? 'start' : 'subscribe', id: '1', payload: { query: '{ items }' } },
      ],
      ['a string that is no JSON', 4400, '{'],
      ['a message that is no object', 4400, '[]'],
      ['an unknown type', 4400, { type: 'test' }],
      ['a stop without id', 4400, { type: isLegacy ? 'stop' : 'complete' }],
    ])('answers %s with an error or closes', async (_, code, message) => {
      const socket = await open();
      socket.send(message);

      if (isLegacy) expect((await socket.next()).type).toMatch(/^(connection_)?error$/);
      else expect(await socket.closed).toMatchObject({ code });
    });

    it('answers a second connection_init or a used operation id with an error or closes', async () => {
      const twice = await connect();
      twice.send({ type: 'connection_init' });
      if (isLegacy) expect((await twice.next()).type).toBe('connection_error');
      else expect(await twice.closed).toMatchObject({ code: 4429 });

      const socket = await connect();
      socket.subscribe('1', 'subscription { items }');
      socket.subscribe('1', 'subscription { items }');
      if (isLegacy) {
        expect((await socket.next(({ type }) => type === 'error')).payload).toMatchObject({
          errors: [
            { message: 'an operation already exists with this id: 1', extensions: { code: 'start-failed' } },
          ],
        });
      } else expect(await socket.closed).toMatchObject({ code: 4409 });
    });

    it('refuses an operation beyond the allowed number, and closes at a frame that is too large', async () => {
      const socket = await connect();
      for (let at = 0; at < 6; at += 1) socket.subscribe(String(at), 'subscription { items }');
      expect(await socket.next(({ type }) => type === 'error')).toMatchObject({ id: '5' });

      socket.send('x'.repeat(10_001));
      expect(await socket.closed).toMatchObject({ code: 1009 });
    });

    it('refuses an address a fourth socket where three are allowed', async () => {
      await Promise.all([connect(), connect(), connect()]);

      await expect(connect()).rejects.toThrow('429');
    });

    it('accepts connections only from pages of the configured origins', async () => {
      await expect(open('https://evil.test')).rejects.toThrow('403');
      await expect(open('https://site.example.test')).resolves.toBeDefined();
    });

    it('rejects binary frames, invalid UTF-8 and an unknown subprotocol', async () => {
      const binary = await connect();
      binary.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
      if (isLegacy) expect((await binary.next()).type).toBe('connection_error');
      else expect(await binary.closed).toMatchObject({ code: 4400 });

      const broken = await connect();
      broken.socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
      expect(await broken.closed).toMatchObject({ code: 1007 });
      await expect(TestSocket.open(engine.socketUrl, 'soap')).rejects.toThrow();
    });
  },
);

describe('the WebSocket endpoint', () => {
  const { database, engine } = useEngine('');

  it('closes a graphql-ws connection on connection_terminate', async () => {
    const socket = await openSocket(engine, undefined, 'graphql-ws');

    socket.send({ type: 'connection_terminate' });

    expect(await socket.closed).toMatchObject({ code: 1000 });
  });

  it('closes its sockets with the code 1001 when the engine stops', async () => {
    const ending = await startTestEngine({ databaseUrl: database.url });
    const socket = await openSocket(ending);

    await ending.stop();

    expect(await socket.closed).toMatchObject({ code: 1001 });
  });
});

describe('the WebSocket endpoint', () => {
  const { engine } = useEngine(ITEMS_SQL);

  it('goes on after an invalid frame on a socket whose protocol it does not know', async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('uncaughtExceptionMonitor', note);
    onTestFinished(() => void process.off('uncaughtExceptionMonitor', note));
    const stream = connect(engine.port, '127.0.0.1');
    const lines = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`;

    stream.write(`GET /v1/graphql HTTP/1.1\r\nHost: engine\r\n${lines.join('\r\n')}\r\n${key}\r\n`);
    stream.write('Sec-WebSocket-Protocol: unknown\r\n\r\n');
    await once(stream, 'data');
    // A continuation of a message that has not begun.
    stream.write(Buffer.from([0x80, 0x80, 0, 0, 0, 0]));
    await once(stream, 'close');

    expect(uncaught).toEqual([]);
    expect((await fetch(`${engine.url}/livez`)).status).toBe(200);
  });
});
