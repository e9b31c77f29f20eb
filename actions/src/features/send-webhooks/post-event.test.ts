import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPostEvent } from './post-event.ts';
import { createPublicLookup } from './public-ip.ts';

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that calls `answer` with the socket once a request has arrived. */
async function serve(answer: (socket: Socket) => void): Promise<{ url: string; requests: () => number }> {
  let requests = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      requests += 1;
      answer(socket);
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, requests: () => requests };
}

/** Posts to a receiver that answers, breaks off or is hung up on: a slow machine may take its time for that. */
const post = createPostEvent({ allowPrivate: true, timeoutMs: 60_000 });
/** Posts to a receiver that does not answer within the time limit. */
const postInTime = createPostEvent({ allowPrivate: true, timeoutMs: 400 });
const request = ['{"a":1}', { 'webhook-id': 'a' }] as const;
const send = (url: string) => post(url, ...request);
const sendInVain = (url: string) => postInTime(url, ...request);
const head = (status: string, headers: string[] = []) =>
  [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n');
/** Answers with the beginning, and then with more of the same every few milliseconds. */
const again =
  (more: string, beginning = '') =>
  (socket: Socket) => {
    socket.write(beginning);
    const timer = setInterval(() => socket.write(more), 50);
    socket.once('close', () => clearInterval(timer));
  };

describe('a webhook receiver', () => {
  it('that answers has its status and body recorded, without control characters', async () => {
    const { url } = await serve((socket) =>
      socket.end(`${head('200 OK', ['Content-Length: 7'])}a\0b\r\nc\t`),
    );

    expect(await send(url)).toEqual({ status: 200, problem: null, response: 'a b c' });
  });

  it.each([
    ['more than it sends', 'Content-Length: 100000'],
    ['less than it sends', 'Content-Length: 2'],
  ])('whose Content-Length announces %s is judged by its status', async (_what, header) => {
    const { url } = await serve((socket) => socket.end(`${head('200 OK', [header])}abcdef`));

    expect(await send(url)).toMatchObject({ status: 200, problem: null });
  });

  it('that sends a body without end gets its connection closed; the first 500 characters are kept', async () => {
    let sent = 0;
    const { url } = await serve((socket) => {
      socket.write(head('200 OK', ['Transfer-Encoding: chunked']));
      const more = () => {
        while (!socket.destroyed && socket.write(`400\r\n${'x'.repeat(1024)}\r\n`)) sent += 1024;
        socket.once('drain', more);
      };
      more();
    });

    expect(await send(url)).toEqual({ status: 200, problem: null, response: 'x'.repeat(500) });
    await expect.poll(() => [...sockets].every((socket) => socket.destroyed)).toBe(true);
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it('that sends its body slowly is read no longer than the time limit, and judged by its status', async () => {
    const { url } = await serve(again('x', head('500 Broken', ['Content-Length: 1000'])));
    const postWithinASecond = createPostEvent({ allowPrivate: true, timeoutMs: 1_000 });

    const answer = await postWithinASecond(url, ...request);

    expect(answer).toMatchObject({ status: 500, problem: 'status' });
    // At most twenty letters come in the second of the attempt, and forty in the time that other bodies are read for.
    expect(answer.response.length).toBeLessThan(30);
  });

  it.each([
    ['sends nothing', () => undefined],
    ['sends its headers without end', again('X-More: 1\r\n', 'HTTP/1.1 200 OK\r\n')],
    ['only sends 103 Early Hints', again(head('103 Early Hints'))],
  ])('that %s is given up after the time limit', async (_what, answer) => {
    const { url } = await serve(answer);

    expect(await sendInVain(url)).toMatchObject({ status: null, problem: 'timeout' });
  });

  it('that answers 101 Switching Protocols fails with that status, and its connection is closed', async () => {
    const { url } = await serve((socket) =>
      socket.write(head('101 Switching Protocols', ['Connection: Upgrade', 'Upgrade: websocket'])),
    );
    const bare = await serve((socket) => socket.write(head('101 Switching Protocols')));

    const answers = await Promise.all([send(url), send(bare.url)]);
    expect(answers).toMatchObject([
      { status: 101, problem: 'status' },
      { status: 101, problem: 'status' },
    ]);
    await expect.poll(() => [...sockets].every((socket) => socket.destroyed)).toBe(true);
  });

  it.each([
    ['a regular end (FIN)', (socket: Socket) => socket.end()],
    ['a reset', (socket: Socket) => socket.resetAndDestroy()],
    ['half a status line', (socket: Socket) => socket.end('HTTP/1.1 2')],
    ['half a header', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Le')],
    ['100 Continue', (socket: Socket) => socket.end(head('100 Continue'))],
    ['too many headers', (socket: Socket) => socket.end(head('200 OK', [`X-Large: ${'x'.repeat(20_000)}`]))],
    ['a text that is not HTTP', (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')],
  ])(
    'that ends the connection with %s instead of an answer fails with the problem "connection"',
    async (_what, close) => {
      const { url } = await serve(close);

      expect(await send(url)).toMatchObject({ status: null, problem: 'connection' });
    },
  );

  it('whose host name is never resolved is given up after the time limit', async () => {
    const waiting = createPostEvent({ allowPrivate: false, timeoutMs: 100, lookup: () => undefined });

    expect(await waiting('https://receiver.test/', '{}', {})).toMatchObject({ problem: 'timeout' });
  });

  it('that answers with a redirect fails, and the redirect is not followed', async () => {
    const other = await serve((socket) => socket.end(head('200 OK', ['Content-Length: 0'])));
    const { url } = await serve((socket) => socket.end(head('307 Elsewhere', [`Location: ${other.url}`])));

    expect(await send(url)).toMatchObject({ status: 307, problem: 'redirect' });
    expect(other.requests()).toBe(0);
  });

  it('that answers 410, refuses the connection or has an unknown name fails with a problem of its own', async () => {
    const gone = await serve((socket) => socket.end(head('410 Gone', ['Content-Length: 0'])));

    expect(await send(gone.url)).toMatchObject({ status: 410, problem: 'gone' });
    expect(await send('http://127.0.0.1:1/')).toMatchObject({ status: null, problem: 'connection' });
    expect(await send('http://receiver.invalid/')).toMatchObject({ status: null, problem: 'name' });
  });
});

describe('createPostEvent without the setting that allows private addresses', () => {
  const guarded = (lookup?: ReturnType<typeof createPublicLookup>) =>
    createPostEvent({ allowPrivate: false, timeoutMs: 300, ...(lookup ? { lookup } : {}) });

  it.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://2130706433/',
  ])('sends nothing to %s', async (url) => {
    expect(await guarded()(url, '{}', {})).toMatchObject({ status: null, problem: 'address' });
  });

  it('sends nothing to a host name that resolves to a private address at a later look-up', async () => {
    const here = await serve((socket) => socket.end(head('200 OK', ['Content-Length: 0'])));
    const { port } = new URL(here.url);
    const answers = [['192.88.98.1'], ['127.0.0.1'], ['192.88.98.1', '127.0.0.1']];
    let asked = 0;
    const lookup = createPublicLookup(async () => {
      const found = answers[asked] ?? [];
      asked += 1;
      return found.map((ip) => ({ address: ip, family: 4 }));
    });
    const url = `https://rebinding.test:${port}/`;

    expect((await guarded(lookup)(url, '{}', {})).problem).toMatch(/timeout|connection/);
    expect(asked).toBe(1);
    expect(await guarded(lookup)(url, '{}', {})).toMatchObject({ problem: 'address' });
    expect(await guarded(lookup)(url, '{}', {})).toMatchObject({ problem: 'address' });
    expect(here.requests()).toBe(0);
  });
});
