import { connect } from 'node:net';
import { once } from 'node:events';
import WebSocket from 'ws';
import type { Attack, Target } from './attack.ts';
import { countOutcomes } from './attack.ts';

const MEBIBYTE = 1024 * 1024;
const BODIES = 60;
const BODY_BYTES = 2 * MEBIBYTE;
const SOCKETS = 20;
const FRAMES = 100;
const FRAME_BYTES = 64 * 1024;
const ADDRESS = '203.0.113.7';
const segment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token of an unknown key: the engine asks the identity server for its keys. */
const STRANGE_TOKEN = `${segment({ alg: 'RS256', kid: 'unknown' })}.${segment({ exp: 4_000_000_000 })}.c2lnbmF0dXJl`;

type Connection = { destroy(): void };

/** Sends 60 bodies of 2 MiB without their last byte, and sockets with 100 frames of 64 KiB behind a strange token. */
export const earlyBytes: Attack = async (target) => {
  const outcomes = countOutcomes();
  const connections = await Promise.all([
    ...Array.from({ length: SOCKETS }, () => earlyFrames(target, outcomes.count)),
    ...Array.from({ length: BODIES }, (_, at) => longBody(target, at, outcomes.count)),
  ]);

  return {
    stop: () => {
      const counts = outcomes.counts();
      for (const connection of connections) connection.destroy();
      return Promise.resolve(counts);
    },
  };
};

type Count = (outcome: string) => void;

function longBody({ url }: Target, at: number, count: Count): Connection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.on('data', () => undefined);
  socket.once('close', () => count('bodies refused'));
  const authorization = at % 2 === 0 ? [] : [`Authorization: Bearer ${STRANGE_TOKEN}`];
  const head = [
    'POST /v1/graphql HTTP/1.1',
    'Host: engine',
    'Content-Type: application/json',
    `X-Forwarded-For: ${ADDRESS}`,
    `Content-Length: ${BODY_BYTES}`,
    ...authorization,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(BODY_BYTES - 1, ' '));

  return socket;
}

async function earlyFrames({ url }: Target, count: Count): Promise<Connection> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/v1/graphql`, ['graphql-transport-ws'], {
    headers: { 'x-forwarded-for': ADDRESS },
    perMessageDeflate: false,
  });
  const opened = once(socket, 'open');
  socket.on('error', () => undefined);
  socket.once('close', (code) => count(`sockets closed with ${code}`));
  await opened.catch(() => undefined);
  if (socket.readyState !== socket.OPEN) return { destroy: () => socket.terminate() };
  const headers = { authorization: `Bearer ${STRANGE_TOKEN}` };
  socket.send(JSON.stringify({ type: 'connection_init', payload: { headers } }));
  const query = `subscription { store_notices { id } } # ${'x'.repeat(FRAME_BYTES - 200)}`;
  for (let at = 0; at < FRAMES; at += 1) {
    socket.send(JSON.stringify({ type: 'subscribe', id: String(at), payload: { query } }));
  }

  return { destroy: () => socket.terminate() };
}
