import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ADMIN } from '../start-test-engine.ts';
import type { Target } from './fuzz.ts';
import type { FuzzEngine } from './fuzz-engine.ts';
import { caseRequests } from './fuzz-world.ts';
import type { Input } from './mutate.ts';

type Fields = { readonly [key: string]: Input };

const PROTOCOLS = ['graphql-transport-ws', 'graphql-ws'];
const [TEXT, CLOSE] = [1, 8];
/** Milliseconds after which a socket whose client has closed it must be closed. */
const HANGS_AFTER_MS = 10_000;
/** Codes by which the engine says that it is at fault itself. */
const OWN_FAULTS = [1011, 4500];
const WORDS = [
  ...[
    'connection_init',
    'connection_ack',
    'subscribe',
    'complete',
    'ping',
    'pong',
    'next',
    'error',
    'start',
    'stop',
  ],
  ...[
    'connection_terminate',
    'ka',
    'type',
    'id',
    'payload',
    'headers',
    'query',
    'variables',
    'operationName',
    '1',
    '2',
  ],
  ...[
    'opcode',
    'fin',
    'rsv',
    'length',
    'text',
    'extensions',
    'authorization',
    'Bearer a.b.c',
    'x-hasura-role',
  ],
  ...[
    'subscription { author { id } }',
    '{ author { id } }',
    'mutation { insert_badge(objects: []) { affected_rows } }',
  ],
];

/**
 * Conversations of one socket: a list of messages. A text is sent as it is; an object with an `opcode` is a frame of
 * RFC 6455 with these bits; anything else is sent as JSON.
 */
export function framesTarget(engine: FuzzEngine): Target {
  return {
    name: 'frames',
    seeds: [
      ...PROTOCOLS.flatMap((protocol) => conversations(protocol)),
      {
        protocol: 'graphql-ws',
        waitMs: 0,
        messages: [
          { opcode: 1, fin: false, text: '{"type":' },
          { opcode: 9, fin: true, text: 'x' },
          { opcode: 0, fin: true, text: '"connection_init"}' },
          { opcode: 2, fin: true, text: 'x' },
        ],
      },
    ],
    words: WORDS,
    sizeOf: (input) => framesOf((input ?? {}) as Fields).length,
    run: async (input) => {
      const outcome = await converse(engine, (input ?? {}) as Fields);
      engine.expectNoFault();

      return outcome;
    },
  };
}

function conversations(protocol: string): Fields[] {
  const [begin, end] = protocol === 'graphql-ws' ? ['start', 'stop'] : ['subscribe', 'complete'];
  const init = (headers: Fields) => ({ type: 'connection_init', payload: { headers } });
  const requests = caseRequests();
  const roles = [...new Set(requests.map(({ role = '' }) => role))];
  const conversation = (role: Input): Fields => ({
    protocol,
    waitMs: 5,
    messages: [
      init({ ...ADMIN, 'x-hasura-role': role }),
      ...requests
        .filter((one) => one['role'] === role)
        .flatMap(({ query = '', variables = {} }, at): Input[] => [
          { type: begin, id: String(at), payload: { query, variables } },
          { type: end, id: String(at) },
        ]),
    ],
  });
  const subscription = { query: 'subscription { author(order_by: {id: asc}) { id name } }' };

  return [
    ...roles.map(conversation),
    {
      protocol,
      waitMs: 5,
      messages: [
        init({}),
        { type: 'ping', payload: { a: 1 } },
        { type: begin, id: '1', payload: subscription },
        { type: begin, id: '2', payload: subscription },
        { type: end, id: '1' },
        { type: 'ping', payload: { headers: { authorization: 'Bearer a.b.c' } } },
        { type: 'connection_terminate' },
      ],
    },
    {
      protocol,
      waitMs: 0,
      messages: [init(ADMIN), { type: 'pong' }, JSON.stringify(init({})), { type: 'ping' }],
    },
  ];
}

/** Has a conversation and returns the code by which the engine closes the socket. */
async function converse(
  { port, socketUrl }: FuzzEngine,
  { protocol, waitMs, messages }: Fields,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  const closed = new Promise<'closed'>((resolve) => socket.on('close', () => resolve('closed')));
  const offered = typeof protocol === 'string' ? protocol.replaceAll(/[^\x21-\x7e]/g, '') : '';
  socket.write(
    [
      `GET ${new URL(socketUrl).pathname} HTTP/1.1`,
      'Host: engine',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ...(offered === '' ? [] : [`Sec-WebSocket-Protocol: ${offered}`]),
      '\r\n',
    ].join('\r\n'),
  );
  const frames = framesOf({ messages: messages ?? [] });
  socket.write(Buffer.concat(frames.slice(0, 1)));
  await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  socket.write(Buffer.concat(frames.slice(1)));
  if (typeof waitMs === 'number' && waitMs > 0) await Promise.race([setTimeout(5), closed]);
  await end(socket, closed);
  const { text, code } = readFrames(Buffer.concat(received));
  if (text.includes('"unexpected"') || text.includes('internal error') || OWN_FAULTS.includes(code))
    throw new Error(`an internal error: ${code}`);

  return code === 0 ? 'no frame' : String(code);
}

async function end(socket: Socket, closed: Promise<'closed'>): Promise<void> {
  socket.write(frameOf({ opcode: CLOSE, text: '' }));
  const limit = new AbortController();
  const late = setTimeout(HANGS_AFTER_MS, 'late', { signal: limit.signal }).catch(() => 'closed');
  const outcome = await Promise.race([closed, late]);
  limit.abort();
  socket.destroy();
  if (outcome === 'late') throw new Error('the socket stays open');
}

const framesOf = ({ messages }: Fields): Buffer[] =>
  [messages ?? []].flat().map((message) => frameOf(message));

/** Makes a frame as a client sends it; a mask of zeros leaves the text as it is. */
function frameOf(message: Input): Buffer {
  const isBits = typeof message === 'object' && message !== null && 'opcode' in message;
  const { opcode = TEXT, fin = true, rsv = 0, text, length } = (isBits ? message : {}) as Fields;
  const content = isBits ? (text ?? '') : message;
  const payload = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  const head = Buffer.alloc(14);
  head[0] = (fin === false ? 0 : 0x80) | ((Number(rsv) & 7) << 4) | (Number(opcode) & 15);
  const size =
    typeof length === 'number' && length >= 0 && length < 2 ** 48 ? Math.floor(length) : payload.length;
  if (size < 126) head[1] = 0x80 | size;
  else if (size < 0x10000) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(size, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeUIntBE(size, 4, 6);
  }
  const headLength = size < 126 ? 6 : size < 0x10000 ? 8 : 14;

  return Buffer.concat([head.subarray(0, headLength), payload]);
}

/** Returns the texts that the engine has sent, and the code of its close frame; 0 if it has sent none. */
function readFrames(bytes: Buffer): { text: string; code: number } {
  let at = bytes.indexOf('\r\n\r\n') + 4;
  const texts: string[] = [];
  let code = 0;
  while (at >= 4 && at + 2 <= bytes.length) {
    const opcode = bytes.readUInt8(at) & 15;
    const short = bytes.readUInt8(at + 1);
    const [length, head] =
      short < 126
        ? [short, 2]
        : short === 126
          ? [bytes.readUInt16BE(at + 2), 4]
          : [bytes.readUIntBE(at + 4, 6), 10];
    const payload = bytes.subarray(at + head, at + head + length);
    if (opcode === TEXT) texts.push(payload.toString());
    if (opcode === CLOSE && payload.length >= 2) code = payload.readUInt16BE(0);
    at += head + length;
  }

  return { text: texts.join('\n'), code };
}
