import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { createFaultWorld, ITEMS } from '../support/fault-world.ts';

const KIBIBYTE = 1024;

/** Sends the head of a request and the first bytes of its body, and then nothing. */
async function begin(port: number, declared: number, sent: number, headers: readonly string[] = []) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = ['POST /v1/graphql HTTP/1.1', 'Host: engine', 'Content-Type: application/json', ...headers];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${declared}\r\n\r\n${' '.repeat(sent)}`);
  const received = { text: '' };
  socket.on('data', (data) => (received.text += String(data)));
  await once(socket, 'connect');

  return { socket, received };
}

describe('long request bodies', () => {
  const sockets: Socket[] = [];
  const open = async (...asked: [declared: number, sent: number, headers?: readonly string[]]) => {
    const begun = await begin(world.engine.port, ...asked);
    sockets.push(begun.socket);
    return begun;
  };

  const world = useStarted(() =>
    createFaultWorld({
      isShared: true,
      // On a busy machine the first of many requests would else be costly, or too late, before the last has come.
      env: {
        HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
        ENGINE_COSTLY_STATEMENT_MS: '60000',
        ENGINE_MAX_WAIT_MS: '60000',
        ENGINE_STRANGER_TIMEOUT_MS: '60000',
      },
    }),
  );
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
  });

  it('of clients without a secret are refused beyond the limit, and their connections closed', async () => {
    const { socket, received } = await open(2_000 * KIBIBYTE, 257 * KIBIBYTE);

    await once(socket, 'close');

    expect(received.text).toContain('"limit":"bytes","allowed":262144,"found":2048000');
    expect(received.text.toLowerCase()).toContain('connection: close');
  });

  it('are not read if the admin secret is wrong', async () => {
    const { socket, received } = await open(2_000 * KIBIBYTE, 0, ['X-Hasura-Admin-Secret: wrong']);

    await once(socket, 'close');

    expect(received.text).toContain('invalid x-hasura-admin-secret');
  });

  it('of one network may have 16 MiB together until they are answered, and other networks are served', async () => {
    const from = (address: string) => [`X-Forwarded-For: ${address}`];
    const begun = await Promise.all(
      Array.from({ length: 80 }, (_, at) =>
        open(256 * KIBIBYTE, 250 * KIBIBYTE, from(`2001:db8:1:2::${at}`)),
      ),
    );
    const refused = () => begun.filter(({ received }) => received.text.includes('"too-busy"')).length;
    // Each counts 234 KiB, as the first 16 KiB are free: 70 of them have room.
    await waitUntil('those beyond the bound are refused', () => refused() === 10);

    const post = (address: string) =>
      world.engine.post(
        { query: `${ITEMS}${' '.repeat(250 * KIBIBYTE)}` },
        {
          'x-forwarded-for': address,
        },
      );
    expect(await post('10.0.0.1')).toMatchObject({ body: { data: { items: [{ id: 1 }] } } });
    expect(await post('2001:db8:1:2::ffff')).toMatchObject({
      body: { errors: [{ extensions: { code: 'too-busy' } }] },
    });
    for (const { socket } of begun) socket.destroy();
    await waitUntil(
      'the bytes are given back',
      async () => 'data' in ((await post('2001:db8:1:2::ffff')).body as object),
    );
    expect(refused()).toBe(10);
  });

  it('that have fully arrived count until their requests are answered', async () => {
    const client = await openClient(world.databaseUrl, 'begin; lock table items in access exclusive mode');
    onTestFinished(() => client.end());
    const text = JSON.stringify({ query: `${ITEMS}${' '.repeat(250 * KIBIBYTE)}` });
    const begun = await Promise.all(
      Array.from({ length: 80 }, (_, at) => open(text.length, 0, [`X-Forwarded-For: 2001:db8:1:3::${at}`])),
    );

    const early = begun.slice(0, 60);
    for (const { socket } of early) socket.write(text);
    const { counts } = world.engine;
    await waitUntil('they wait for the table', () => counts().inside + counts().waiting === early.length);
    for (const { socket } of begun.slice(early.length)) socket.write(text);

    const refused = () =>
      begun.filter(({ received }) => received.text.includes('too many long requests')).length;
    await waitUntil('those beyond the bound are refused', () => refused() === 10);
    await client.query('rollback');
    await waitUntil('all are answered', () => begun.every(({ received }) => received.text !== ''));
    expect(refused()).toBe(10);
  });
});
