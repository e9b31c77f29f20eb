import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { UnsentBytes } from '#embedded/engine/transport/unsent-bytes.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { createFaultWorld } from '../support/fault-world.ts';
import { ADMIN_SECRET } from '../support/start-test-engine.ts';
import { type Message, TestSocket } from '../support/test-socket.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
/** Unsent bytes of a socket from which its answers wait. */
const HOLD = 256 * KIBIBYTE;
const PER_NETWORK = 16 * MEBIBYTE;
const PER_SOCKET = MEBIBYTE;
/** Length of an answer. A hundred of them are more than the operating system keeps for a socket. */
const LENGTH = 100 * KIBIBYTE;
/** Upper bound of the bytes that an answer's message has besides the value. */
const FRAME = 200;

const LIVE = 'subscription ($id: Int!) { items(where: {id: {_eq: $id}}) { name large } }';
const STREAM =
  'subscription ($id: Int!) { items_stream(cursor: {initial_value: {id: $id}}, batch_size: 1, where: {id: {_lte: 100}}) { id large } }';
const QUERY = 'query ($id: Int!) { items(where: {id: {_eq: $id}}) { name large } }';
const WRITE = 'mutation ($id: Int!) { update_items_by_pk(pk_columns: {id: $id}, _set: {id: $id}) { large } }';
const ids = Array.from({ length: 100 }, (_, at) => at + 1);
/** Ids of rows of three mebibytes. */
const LONG = [101, 102, 103];
/** Id of a row of nine mebibytes, more than the operating system keeps for a connection. */
const VERY_LONG = 104;
/** Id of a row that is longer than the bound of a network. */
const LONGEST = 105;
/** Sockets at once that are not read. */
const CLIENTS = inject('share').isWhole ? 8 : 3;
/** Answers over HTTP at once, each of more than half the bound of a network. */
const UNDER_WAY = inject('share').isWhole ? 40 : 10;
const nameOf = ({ payload }: Message) =>
  (payload as { data: { items: { name: string }[] } }).data.items[0]?.name;

describe('a client that does not read its answers', () => {
  let peak: number;
  let watch: NodeJS.Timeout;
  const sockets: TestSocket[] = [];

  const unsent = () => world.engine.counts().unsentBytes;
  const rename = (name: string) => world.sql('update items set name = $1 where id <= $2', [name, ids.length]);
  const open = async (address: string, protocol = 'graphql-transport-ws') => {
    const socket = await TestSocket.open(world.engine.socketUrl, protocol, {
      headers: { 'x-forwarded-for': address },
    });
    sockets.push(socket);
    const headers = { 'x-hasura-admin-secret': ADMIN_SECRET };
    socket.send({ type: 'connection_init', payload: { headers } });
    await socket.next(({ type }) => type === 'connection_ack');
    return socket;
  };
  /** Opens a socket that starts one operation for each id and reads no answer. */
  const openUnread = async (
    query: string,
    { protocol, of = ids }: { protocol?: string; of?: number[] } = {},
  ) => {
    const socket = await open('10.0.0.1', protocol);
    socket.socket.pause();
    for (const id of of) socket.subscribe(String(id), query, { id });
    return socket;
  };
  /** Lets no client be too slow until it reads, however long a busy machine takes for the steps before. */
  const stopSweeps = () => {
    const sweep = vi.spyOn(UnsentBytes.prototype, 'sweep').mockReturnValue(undefined);
    onTestFinished(() => sweep.mockRestore());

    return (socket: TestSocket) => {
      sweep.mockRestore();
      socket.socket.resume();
    };
  };
  const post = (address: string, body: unknown) =>
    world.engine.post(body, { 'x-hasura-admin-secret': ADMIN_SECRET, 'x-forwarded-for': address });
  const socketsAre = (count: number) =>
    waitUntil(`${count} sockets are open`, () => world.engine.counts().sockets === count);

  const world = useStarted(() => createFaultWorld({ isShared: true }));
  beforeAll(async () => {
    await world.sql(`
      alter table items add large text;
      alter table items alter large set storage external;
      delete from items;
      insert into items select id, 'first', repeat('x', ${LENGTH}) from generate_series(1, ${ids.length}) id;
      insert into items select id, 'first', repeat('x', ${3 * MEBIBYTE}) from unnest('{${LONG.join()}}'::int[]) id;
      insert into items select ${LONGEST}, 'first', repeat('x', ${17 * MEBIBYTE});
      insert into items select ${VERY_LONG}, 'first', repeat('x', ${9 * MEBIBYTE})`);
    await world.engine.reload();
  });
  beforeEach(async () => {
    await rename('first');
    peak = 0;
    watch = setInterval(() => (peak = Math.max(peak, unsent())), 1);
  });
  afterEach(async () => {
    clearInterval(watch);
    for (const { socket } of sockets.splice(0)) socket.terminate();
    await waitUntil('nothing is left of it', () => unsent() === 0 && world.engine.counts().sockets === 0);
  });

  it.each(['graphql-transport-ws', 'graphql-ws'])(
    'has few bytes unsent, whatever its subscriptions, and is disconnected (%s)',
    async (protocol) => {
      await Promise.all(Array.from({ length: CLIENTS }, () => openUnread(LIVE, { protocol })));
      await waitUntil('answers wait', () => unsent() > CLIENTS * HOLD);
      const innocent = await open('10.0.0.2', protocol);
      innocent.subscribe('1', LIVE, { id: 1 });
      await innocent.result('1');
      await rename('second');
      expect(nameOf(await innocent.next())).toBe('second');

      await socketsAre(1);

      expect(peak).toBeLessThanOrEqual(CLIENTS * (HOLD + LENGTH + FRAME));
      expect(unsent()).toBe(0);
      expect(world.engine.counts()).toMatchObject({ subscriptions: 1, cohorts: 1 });
    },
  );

  it('shares with its network a limit of 16 MiB of unsent bytes', async () => {
    await Promise.all(Array.from({ length: 8 }, () => openUnread(LIVE, { of: LONG })));
    await waitUntil('there is no room for another', () => unsent() > PER_NETWORK - 4 * MEBIBYTE);
    await socketsAre(0);

    expect(peak).toBeLessThanOrEqual(PER_NETWORK);
  });

  it('gets the latest state of each subscription once it reads, and not every state between', async () => {
    const letRead = stopSweeps();
    const socket = await openUnread(LIVE);
    await waitUntil('answers wait', () => unsent() > HOLD);
    for (const name of ['second', 'third', 'last']) await rename(name);
    const received: (string | undefined)[] = [];
    const latest = new Set<string | undefined>();
    socket.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as Message;
      received.push(nameOf(message));
      if (nameOf(message) === 'last') latest.add(message.id);
    });

    letRead(socket);
    await waitUntil('each has its latest state', () => latest.size === ids.length);

    expect(received.filter((name) => name === 'last')).toHaveLength(ids.length);
    expect(received.length).toBeLessThan(2 * ids.length);
    await waitUntil('nothing is unsent', () => unsent() === 0);
  });

  it('loses no row of a stream once it reads again', async () => {
    const letRead = stopSweeps();
    const socket = await openUnread(STREAM, { of: [0] });
    await waitUntil('rows wait', () => unsent() > HOLD);
    letRead(socket);

    for (const id of ids) {
      expect(await socket.result('0')).toMatchObject({ data: { items_stream: [{ id }] } });
    }
    expect(socket.inbox).toEqual([]);
    expect(peak).toBeLessThanOrEqual(HOLD + LENGTH + FRAME);
  });

  it('gets each answer of its queries once it reads, and few bytes wait unsent until then', async () => {
    const letRead = stopSweeps();
    const socket = await openUnread(QUERY);
    await waitUntil('answers wait', () => unsent() > HOLD);
    expect(unsent()).toBeLessThanOrEqual(HOLD + LENGTH + FRAME);
    letRead(socket);

    const answers = await Promise.all(ids.map((id) => socket.result(String(id))));

    expect(answers.every((payload) => nameOf({ type: 'next', payload }) === 'first')).toBe(true);
    expect(peak).toBeLessThanOrEqual(2 * HOLD + 2 * LENGTH);
  });

  it.each([
    ['mutations', () => openUnread(WRITE)],
    [
      'pings of the WebSocket protocol',
      async () => {
        const socket = await openUnread(LIVE, { of: [] });
        while (socket.socket.readyState === 1 && world.engine.counts().sockets === 1) {
          await new Promise((sent) => socket.socket.ping('x'.repeat(125), true, sent));
        }
        return socket;
      },
    ],
  ])('is disconnected if more than a mebibyte of answers to its %s is unread', async (_, attack) => {
    await attack();
    await socketsAre(0);

    expect(peak).toBeLessThanOrEqual(PER_SOCKET + LENGTH + FRAME);
  });

  describe('over HTTP', () => {
    const clients: Socket[] = [];
    const askUnread = (id: number, query = QUERY, headers: readonly string[] = []) => {
      const body = JSON.stringify({ query, variables: { id } });
      const client = connect(world.engine.port, '127.0.0.1').pause();
      clients.push(client);
      client.on('error', () => undefined);
      client.write(
        `POST /v1/graphql HTTP/1.1\r\nHost: engine\r\nContent-Type: application/json\r\n` +
          `X-Forwarded-For: 10.0.0.1\r\nX-Hasura-Admin-Secret: ${ADMIN_SECRET}\r\n` +
          [...headers, `Content-Length: ${body.length}`].join('\r\n') +
          `\r\n\r\n${body}`,
      );
      return client;
    };

    afterEach(() => {
      for (const client of clients.splice(0)) client.destroy();
    });

    it('is disconnected; until then requests of its network are refused, and those of others answered', async () => {
      const first = askUnread(LONGEST);
      await waitUntil('there is no room for another', () => unsent() > PER_NETWORK);

      const refused = await post('10.0.0.1', { query: '{ __typename }' });
      const answered = await post('10.0.0.2', { query: '{ __typename }' });

      expect(refused.body).toMatchObject({ errors: [{ extensions: { code: 'too-busy' } }] });
      expect(answered.body).toEqual({ data: { __typename: 'query_root' } });
      await waitUntil('it was cut off', () => unsent() === 0);
      const ended = once(first, 'close');
      first.resume();
      await ended;
      expect(first.bytesRead).toBeLessThan(17 * MEBIBYTE);
      expect((await post('10.0.0.1', { query: '{ __typename }' })).body).toHaveProperty('data');
    });

    it.each([
      ['answers', QUERY, []],
      ['compressed answers', QUERY, ['Accept-Encoding: gzip']],
      ['answers of mutations', WRITE, []],
    ])('has no more than 16 MiB unsent, however many %s were under way', async (_, query, headers) => {
      for (let at = 0; at < UNDER_WAY; at += 1) askUnread(VERY_LONG, query, headers);

      await waitUntil('all is over', () => {
        const { inside, waiting, unsentBytes } = world.engine.counts();
        return peak > 0 && inside + waiting + unsentBytes === 0;
      });
      expect(peak).toBeLessThanOrEqual(PER_NETWORK);
    });
  });
});
