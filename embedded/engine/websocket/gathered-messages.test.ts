import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countReceived } from '#runtime/bytes/held-bytes.ts';
import type { Session } from '../contract/session.ts';
import { Budget } from '../limits/budget.ts';
import { UnsentBytes } from '../transport/unsent-bytes.ts';
import { attachWebsocketServer, type WebsocketParts } from './create-websocket-server.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
const BOUND = 16 * MEBIBYTE;
const MAX_FRAME = 2 * MEBIBYTE;
const INIT = '{"type":"connection_init"}';
/** Close code "Try Again Later". */
const BUSY = 1013;
const TOO_LONG = 1009;

const server = createServer();
const received = countReceived();
const parts = {
  authenticate: () => Promise.resolve({} as Session),
  budgetOf: () => Budget.unlimited(),
  received,
  unsent: new UnsentBytes(),
  logger: pino({ level: 'silent' }),
  initTimeoutMs: 60_000,
  keepAliveMs: 60_000,
  maxOperations: 100,
  maxFrameBytes: MAX_FRAME,
  maxSocketsPerNetwork: 500,
  origins: [],
  corsDomains: [],
  trustedProxies: ['127.0.0.1'],
} as unknown as WebsocketParts;
let sockets: ReturnType<typeof attachWebsocketServer>;
const clients: Socket[] = [];

/** Waits until something holds. */
const until = (holds: () => boolean) => vi.waitUntil(holds);

beforeAll(async () => {
  sockets = attachWebsocketServer(server, parts);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  for (const client of clients) client.destroy();
  sockets.terminate();
  sockets.close();
  await once(server.close(), 'close');
});

/** Returns the head of a text frame whose mask is zero. */
function head(payloadBytes: number): Buffer {
  const bytes = Buffer.alloc(14);
  bytes[0] = 0x81;
  bytes[1] = 0x80 | 127;
  bytes.writeBigUInt64BE(BigInt(payloadBytes), 2);

  return bytes;
}

const frame = (message: string) => Buffer.concat([head(message.length), Buffer.from(message)]);

/** Opens a socket whose frames the test writes itself; `closeCode` is 0 while there is none. */
async function open(from: string) {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  client.on('error', () => undefined);
  let answer = Buffer.alloc(0);
  client.on('data', (data: Buffer) => (answer = Buffer.concat([answer, data])));
  const key = Buffer.alloc(16).toString('base64');
  client.write(
    `GET /v1/graphql HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Forwarded-For: ${from}\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
  );
  await until(() => answer.includes('\r\n\r\n'));

  return {
    client,
    text: () => answer.toString(),
    closeCode: () => {
      const at = answer.findLastIndex((byte, index) => byte === 0x88 && (answer[index + 1] ?? 0) >= 2);
      return at < 0 ? 0 : answer.readUInt16BE(at + 2);
    },
  };
}

async function openKnown(from: string) {
  const opened = await open(from);
  opened.client.write(frame(INIT));
  await until(() => opened.text().includes('connection_ack'));

  return opened;
}

describe('a WebSocket message that has not fully arrived', () => {
  it('closes its socket if its header announces more than 64 KiB before connection_ack', async () => {
    const { client, closeCode } = await open('192.0.2.1');

    client.write(head(64 * KIBIBYTE + 1));

    await until(() => closeCode() === TOO_LONG);
  });

  it('is refused with the reason after connection_ack if its header announces more than the role’s budget', async () => {
    const { client, closeCode, text } = await openKnown('192.0.2.1');

    client.write(head(MAX_FRAME + 1));

    await until(() => closeCode() === TOO_LONG);
    expect(text()).toContain(`${MAX_FRAME} bytes are allowed`);
  });

  it('shares 16 MiB with the others of its network, beyond which sockets are closed with "try again later"', async () => {
    const begun = await Promise.all(Array.from({ length: 10 }, (_, at) => openKnown(`2001:db8:1:2::${at}`)));
    const stranger = await openKnown('192.0.2.2');

    for (const { client } of begun) {
      client.write(Buffer.concat([head(MAX_FRAME), Buffer.alloc(1_800 * KIBIBYTE, ' ')]));
    }

    await until(() => begun.some(({ closeCode }) => closeCode() === BUSY));
    await until(() =>
      begun.every(({ client, closeCode }) => closeCode() === BUSY || client.writableLength === 0),
    );
    expect(received.total).toBeLessThanOrEqual(BOUND);

    stranger.client.write(Buffer.concat([head(MAX_FRAME), Buffer.alloc(1_800 * KIBIBYTE, ' ')]));
    await until(() => received.of('192.0.2.2') > 1_700 * KIBIBYTE);
    expect(stranger.closeCode()).toBe(0);

    for (const { client } of [...begun, stranger]) client.destroy();
    await until(() => received.total === 0);
  });

  it('counts with the whole messages that wait for connection_ack, 64 KiB at most for a socket', async () => {
    const known = parts.authenticate;
    Object.assign(parts, { authenticate: () => new Promise(() => undefined) });
    const { client, closeCode, text } = await open('192.0.2.3');
    const subscribe = JSON.stringify({ type: 'subscribe', id: '1', payload: { query: ' '.repeat(40_000) } });

    client.write(frame(INIT));
    client.write(frame(subscribe));
    await until(() => received.of('192.0.2.3') === subscribe.length - 16 * KIBIBYTE);
    expect(closeCode()).toBe(0);

    client.write(frame(subscribe));
    await until(() => closeCode() === TOO_LONG);
    expect(text()).toContain('65536 are allowed together');
    await until(() => received.total === 0);
    Object.assign(parts, { authenticate: known });
  });
});
