import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from './part-double.ts';
import { echoOf } from './sockets/read-socket.ts';
import { startWeb } from './start-web.ts';

const KIBIBYTE = 1024;
/**
 * Bytes that each of COUNT clients sends of a longer message or body: 17 of them have room in 16 MiB, also if they come
 * in 150 packets each, which count 256 bytes more. They are sent one after the other, so that packets stay long.
 */
const SENT = 940 * KIBIBYTE;
const COUNT = 19;
const PATIENCE_MS = 60_000;

const ends: Array<() => void> = [];

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url, { TRUSTED_PROXIES: '127.0.0.1' }));
beforeAll(async () => {
  web.setDeadline(PATIENCE_MS);
});
afterEach(() => ends.splice(0).forEach((end) => end()));

const url = () => `${web.url.replace('http', 'ws')}/v1/graphql`;

/** Opens a socket to which the part behind has spoken. */
async function openSocket(from: string) {
  const socket = new WebSocket(url(), 'graphql-transport-ws', { headers: { 'x-forwarded-for': from } });
  ends.push(() => socket.terminate());
  socket.on('error', () => undefined);
  const end = { code: 0, reason: '' };
  socket.on('close', (code, reason) => Object.assign(end, { code, reason: String(reason) }));
  await echoOf(socket);

  return { socket, end };
}

/** Sends a request with the first `sent` bytes of its body. */
async function openRequest(from: string, sent: number, declared = 1_000 * KIBIBYTE, method = 'POST') {
  const socket: Socket = connect(web.port, '127.0.0.1');
  ends.push(() => socket.destroy());
  socket.on('error', () => undefined);
  const received = { text: '' };
  socket.on('data', (data) => (received.text += String(data)));
  const head = [`${method} /v1/graphql HTTP/1.1`, 'Host: x', 'Content-Type: application/json'];
  socket.write(
    `${[...head, `X-Forwarded-For: ${from}`, `Content-Length: ${declared}`].join('\r\n')}\r\n\r\n`,
  );
  await new Promise((sentAll) => socket.write(' '.repeat(sent), sentAll));

  return { socket, received };
}

async function statusOf(from: string): Promise<number> {
  const response = await fetch(`${web.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: ' '.repeat(SENT),
  });
  await response.arrayBuffer();

  return response.status;
}

describe("the web server's memory for incomplete messages and bodies", () => {
  it('is 16 MiB for the WebSockets of one network; beyond it sockets are closed with 1013 too-busy', async () => {
    const from = (at: number) => `2001:db8:1:2::${at}`;
    const begun = await Promise.all(Array.from({ length: COUNT }, (_, at) => openSocket(from(at))));

    for (const { socket } of begun)
      await new Promise((sent) => socket.send(' '.repeat(SENT), { fin: false }, sent));

    await waitUntil('two sockets end', () => begun.filter(({ end }) => end.code !== 0).length === 2);
    expect(begun.map(({ end }) => end).filter(({ code }) => code !== 0)).toEqual([
      { code: 1013, reason: 'too-busy' },
      { code: 1013, reason: 'too-busy' },
    ]);
    expect(await statusOf(from(COUNT))).toBe(503);
    expect(await statusOf('2001:db8:1:3::1')).toBe(200);
    for (const { socket } of begun) socket.terminate();
    await waitUntil('the bytes are given back', async () => (await statusOf(from(COUNT))) === 200);
  });

  it('is 16 MiB for the request bodies of one network; beyond it requests get 503 too-busy', async () => {
    const begun: Array<Awaited<ReturnType<typeof openRequest>>> = [];
    for (let at = 0; at < COUNT; at += 1) begun.push(await openRequest(`2001:db8:1:4::${at}`, SENT));
    const refused = () => begun.filter(({ received }) => received.text !== '');

    await waitUntil('two requests are refused', () => refused().length === 2);
    for (const { received } of refused()) {
      expect(received.text).toMatch(/^HTTP\/1.1 503 /);
      expect(received.text.toLowerCase()).toContain('\r\nretry-after: ');
      expect(received.text).toContain('"too-busy"');
    }
    expect(await statusOf('2001:db8:1:5::1')).toBe(200);
    for (const { socket } of begun) socket.destroy();
    await waitUntil('the bytes are given back', async () => (await statusOf('2001:db8:1:4::f')) === 200);
  });

  it('is 64 KiB for one WebSocket message until the engine has sent its first message', async () => {
    const socket = new WebSocket(url(), 'graphql-transport-ws');
    ends.push(() => socket.terminate());
    await once(socket, 'open');

    socket.send(' '.repeat(64 * KIBIBYTE + 1));

    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1009);
  });

  it('does not count the bodies of requests that are refused at once', async () => {
    const from = '2001:db8:1:6::1';
    const requests = await Promise.all([
      openRequest(from, 0, 64_000 * KIBIBYTE),
      openRequest(from, 0, 64_000 * KIBIBYTE, 'GET'),
    ]);
    for (const { socket } of requests)
      await new Promise((sent) => socket.write(Buffer.alloc(20_000 * KIBIBYTE, ' '), sent));

    await waitUntil('both are answered', () => requests.every(({ received }) => received.text !== ''));
    expect(await statusOf(from)).toBe(200);
  });

  it('is 1 MiB for one request body; a longer one is refused with 413', async () => {
    const { received } = await openRequest('192.0.2.9', 10, 1_025 * KIBIBYTE);

    await waitUntil('it is refused', () => received.text !== '');
    expect(received.text).toMatch(/^HTTP\/1.1 413 /);
    expect(received.text).toContain('"request-invalid"');
    const chunked = await fetch(`${web.url}/v1/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream({
        pull(controller) {
          controller.enqueue(new Uint8Array(200 * KIBIBYTE));
        },
      }),
      // Node's own types lack `duplex`.
      duplex: 'half',
    } as RequestInit).catch((error: unknown) => error);
    expect(chunked instanceof Response ? chunked.status : 413).toBe(413);
  });
});
