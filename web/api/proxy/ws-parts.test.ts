import { PassThrough, type Writable } from 'node:stream';
import * as library from 'ws';
import { describe, expect, it } from 'vitest';

type Send = { binary: boolean; fin: boolean; mask: boolean };
type SenderOfWs = {
  send: (data: Buffer | string, options: Send) => void;
  ping: (data: Buffer, isMasked: boolean) => void;
  pong: (data: Buffer, isMasked: boolean) => void;
  close: (code: number | undefined, reason: Buffer | string, isMasked: boolean) => void;
};
type ReceiverOptions = { isServer: boolean; maxPayload: number; maxFragments: number };
const { Receiver, Sender } = library as unknown as {
  Receiver: new (options: ReceiverOptions) => Writable;
  Sender: new (socket: PassThrough) => SenderOfWs;
};

const MASKED = 0x80;
const MASK = { binary: false, fin: true, mask: true };

/** Returns the bytes that a sender writes. */
function written(work: (sender: SenderOfWs) => void): Buffer {
  const stream = new PassThrough();
  work(new Sender(stream));
  // Since Node 26 `read()` returns one written part; before, it returned all.
  const parts: Buffer[] = [];
  for (let part = stream.read(); part !== null; part = stream.read()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Returns the events that a server's receiver emits when it gets the bytes one by one. */
async function eventsOf(bytes: Buffer, limits: Partial<ReceiverOptions> = {}): Promise<unknown[][]> {
  const events: unknown[][] = [];
  const receiver = new Receiver({ isServer: true, maxPayload: 100, maxFragments: 2, ...limits });
  const ended = new Promise<void>((resolve) => {
    for (const name of ['message', 'ping', 'pong', 'conclude']) {
      receiver.on(name, (...args: unknown[]) => events.push([name, ...args.map(plain)]));
    }
    receiver.on('conclude', () => resolve());
    receiver.on('finish', () => resolve());
    receiver.on('error', (error: NodeJS.ErrnoException) => {
      events.push(['error', error.code]);
      resolve();
    });
  });
  for (const byte of bytes) receiver.write(Buffer.of(byte));
  receiver.end();
  await ended;
  return events;
}

const plain = (value: unknown) => (Buffer.isBuffer(value) ? value.toString() : value);

/** The relay of sockets uses `Receiver` and `Sender`, which `ws` exports without types (decision 64). */
describe('the Receiver of the library ws', () => {
  it('emits messages, pings, pongs and the close of a stream that arrives byte by byte', async () => {
    const bytes = written((sender) => {
      sender.send('{"type":"ping"}', MASK);
      sender.send(Buffer.from('{"a":'), { ...MASK, fin: false });
      sender.ping(Buffer.from('1'), true);
      sender.send(Buffer.from('"ب"}'), MASK);
      sender.pong(Buffer.from('2'), true);
      sender.close(4403, 'Forbidden', true);
    });

    expect(await eventsOf(bytes)).toEqual([
      ['message', '{"type":"ping"}', false],
      ['ping', '1'],
      ['message', '{"a":"ب"}', false],
      ['pong', '2'],
      ['conclude', 4403, 'Forbidden'],
    ]);
  });

  it('reports a close without a code as 1005', async () => {
    expect(await eventsOf(written((sender) => sender.close(undefined, '', true)))).toEqual([
      ['conclude', 1005, ''],
    ]);
  });

  it.each([
    ['too long a message', { maxPayload: 3 }, 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', text('long')],
    ['too many fragments', {}, 'WS_ERR_TOO_MANY_BUFFERED_PARTS', parts(3)],
    ['text that is no UTF-8', {}, 'WS_ERR_INVALID_UTF8', frame(0x81, Buffer.of(0xff, 0xfe))],
    ['a frame that is not masked', {}, 'WS_ERR_EXPECTED_MASK', Buffer.from([0x81, 1, 0x61])],
    [
      'a length above the largest safe integer',
      {},
      'WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH',
      Buffer.concat([Buffer.of(0x81, MASKED | 127), Buffer.alloc(8, 0xff)]),
    ],
  ])('emits an error with its code for %s', async (_, limits, code, bytes) => {
    expect((await eventsOf(bytes, limits)).at(-1)).toEqual(['error', code]);
  });
});

describe('the Sender of the library ws', () => {
  it('writes frames at once, masked for a client and unmasked for a server', () => {
    const masked = written((sender) => sender.send('hello', MASK));
    const open = written((sender) => sender.send('hello', { ...MASK, mask: false }));

    expect([masked[0], masked[1]]).toEqual([0x81, MASKED | 5]);
    expect(open).toEqual(Buffer.concat([Buffer.of(0x81, 5), Buffer.from('hello')]));
    expect(written((sender) => sender.close(4403, 'no', false))).toEqual(
      Buffer.concat([Buffer.of(0x88, 4), Buffer.of(0x11, 0x33), Buffer.from('no')]),
    );
  });
});

function text(message: string): Buffer {
  return frame(0x81, Buffer.from(message));
}

/** Returns one message split into `count` frames. */
function parts(count: number): Buffer {
  const frames = Array.from({ length: count }, (_, at) => frame(at === 0 ? 0x01 : 0x00, Buffer.from('a')));
  return Buffer.concat(frames);
}

/** Returns a masked frame whose mask is zero, so that the payload stays readable. */
function frame(head: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.of(head, MASKED | payload.length), Buffer.alloc(4), payload]);
}
