import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from '../part-double.ts';
import { startWeb } from '../start-web.ts';

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url));

async function open(protocol: string) {
  const socket = new WebSocket(`${web.url.replace('http', 'ws')}/v1/graphql`, protocol);
  await once(socket, 'open');
  return socket;
}

/** Returns the message that the upstream received, which it echoes unchanged. */
async function echo(socket: WebSocket): Promise<unknown> {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse((JSON.parse(data.toString()) as { echo: string }).echo);
}

const forged = (headers: object) =>
  JSON.stringify({ type: 'connection_init', payload: { headers, 'x-real-ip': '8.8.8.8' } });
const CLEAN = { type: 'connection_init', payload: { headers: { authorization: 'Bearer token' } } };

describe.each(['graphql-transport-ws', 'graphql-ws'])(
  'the message connection_init of the protocol %s',
  (protocol) => {
    it('is passed on without forged address headers, whether whole, in fragments or repeated', async () => {
      const socket = await open(protocol);
      const text = forged({ authorization: 'Bearer token', 'X-Forwarded-For': '8.8.8.8' });
      socket.send(text);
      const first = await echo(socket);
      for (const [index, byte] of [...text].entries()) socket.send(byte, { fin: index === text.length - 1 });
      const again = await echo(socket);

      expect([first, again]).toEqual([CLEAN, CLEAN]);
      expect(socket.extensions).toBe('');
      socket.terminate();
    });

    it('is read in the same packet as the upgrade, and with a ping between its fragments', async () => {
      const socket = await openRaw(protocol, [
        frame(0x01, '{"type":"connection_init",'),
        frame(0x89, 'still there?'),
        frame(0x80, '"payload":{"headers":{"x-forwarded-for":"8.8.8.8"}}}'),
      ]);

      await expect.poll(() => socket.received()).toContain('"payload\\":{\\"headers\\":{}}');
      expect(socket.received()).toContain('still there?');
      expect(socket.received()).not.toContain('8.8.8.8');
      socket.end();
    });

    it('with an admin secret closes the WebSocket with 4403 and a message', async () => {
      const socket = await open(protocol);
      const messages: unknown[] = [];
      socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())));
      socket.send(forged({ 'X-Hasura-Access-Key': 'guess' }));
      const [code, reason] = (await once(socket, 'close')) as [number, Buffer];

      const message = 'The admin secret is not accepted at the public address; it works inside alone.';
      expect([code, reason.toString()]).toEqual([4403, message]);
      expect(messages).toEqual(
        protocol === 'graphql-ws' ? [{ type: 'connection_error', payload: { message } }] : [],
      );
    });

    it('that is no JSON, binary or too long closes the WebSocket', async () => {
      const endings = [
        (socket: WebSocket) => socket.send('hello'),
        (socket: WebSocket) => socket.send(Buffer.from(forged({})), { binary: true }),
        (socket: WebSocket) => socket.send(`"${'x'.repeat(1024 * 1024)}"`),
      ];
      const codes = await Promise.all(
        endings.map(async (send) => {
          const socket = await open(protocol);
          send(socket);
          return ((await once(socket, 'close')) as [number])[0];
        }),
      );

      expect(codes).toEqual([4400, 4400, 1009]);
    });

    it('that is compressed without a negotiated extension closes the WebSocket', async () => {
      const socket = await openRaw(protocol, [frame(0xc1, forged({}))]);

      await expect.poll(() => socket.isClosed()).toBe(true);
      expect(socket.received()).not.toContain('8.8.8.8');
    });
  },
);

/** Returns a masked frame, as clients must send. */
function frame(head: number, text: string): Buffer {
  const [mask, data] = [randomBytes(4), Buffer.from(text)];
  const length = data.length < 126 ? [0x80 | data.length] : [0xfe, data.length >> 8, data.length & 0xff];
  return Buffer.concat([
    Buffer.from([head, ...length]),
    mask,
    data.map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  ]);
}

async function openRaw(protocol: string, frames: Buffer[]) {
  const socket = connect({ host: '127.0.0.1', port: web.port });
  let received = '';
  socket.on('error', () => undefined).on('data', (data) => (received += data.toString('latin1')));
  const head = [
    'GET /v1/graphql HTTP/1.1',
    'Host: x',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Sec-WebSocket-Protocol: ${protocol}`,
    'Sec-WebSocket-Extensions: permessage-deflate',
  ];
  socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), ...frames]));
  return { received: () => received, isClosed: () => socket.closed, end: () => socket.destroy() };
}
