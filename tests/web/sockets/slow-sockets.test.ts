import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { sentBytes } from '#embedded/engine/transport/sent-bytes.ts';
import { listen } from '#tests/support/processes/serve.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startWeb } from '../start-web.ts';

const MEBIBYTE = 1024 * 1024;
const COUNT = 1_024;
const MESSAGE = JSON.stringify({ type: 'ping', payload: 'x'.repeat(60 * 1024) });
const TOTAL = COUNT * MESSAGE.length;
/** Upper bound of what the operating system keeps for the two connections that a tunnel joins. */
const KEPT_BY_SYSTEM = 32 * MEBIBYTE;
/** Equal looks in a row after which a sender counts as stopped. */
const EQUAL_LOOKS = 20;

const engine = createServer();
const sockets = new WebSocketServer({
  server: engine,
  handleProtocols: (offered) => [...offered][0] ?? false,
});
afterAll(() => {
  sockets.close();
  engine.close();
});
const web = useStarted(async () => startWeb(`http://127.0.0.1:${await listen(engine)}`));

/** Opens a socket through the web server; returns its two ends. */
async function openTunnel() {
  const client = new WebSocket(`${web.url.replace('http', 'ws')}/v1/graphql`, 'graphql-transport-ws');
  const [[end]] = (await Promise.all([once(sockets, 'connection'), once(client, 'open')])) as [
    [WebSocket],
    unknown,
  ];

  return { client, end };
}

/** Waits until the operating system takes no more bytes of a sender; resolves to those that it has taken. */
async function takenOf(sender: WebSocket): Promise<number> {
  const { _socket: stream } = sender as unknown as { readonly _socket: Duplex };
  let before = -1;
  let equalLooks = 0;
  await waitUntil('the sender stops', () => {
    const taken = sentBytes(stream);
    equalLooks = taken === before ? equalLooks + 1 : 0;
    before = taken;
    return equalLooks === EQUAL_LOOKS;
  });

  return before;
}

describe('a WebSocket passed through the web server', () => {
  it.each([
    ['client', 'engine'],
    ['engine', 'client'],
  ])('makes the %s wait while the %s does not read, and loses no message', async (from) => {
    const { client, end } = await openTunnel();
    const [sender, reader] = from === 'client' ? [client, end] : [end, client];
    let received = 0;
    reader.on('message', (data: Buffer) => (received += data.length));
    reader.pause();
    for (let at = 0; at < COUNT; at += 1) sender.send(MESSAGE);

    expect(await takenOf(sender)).toBeLessThan(KEPT_BY_SYSTEM);
    reader.resume();

    await waitUntil('everything has come', () => received === TOTAL);
    client.terminate();
  });
});
