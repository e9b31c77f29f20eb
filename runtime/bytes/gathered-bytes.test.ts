import type { Writable } from 'node:stream';
import * as library from 'ws';
import { beforeEach, describe, expect, it } from 'vitest';
import { GatheredBytes, type Receiver as Parts } from './gathered-bytes.ts';
import { HeldBytes } from './held-bytes.ts';

const { Receiver } = library as unknown as {
  Receiver: new (options: { isServer: boolean; maxPayload: number }) => Writable & Parts;
};

const KIBIBYTE = 1024;
/** Bytes of a socket that are not counted. */
const FREE = 16 * KIBIBYTE;
const PACKET = 256;
const TEXT = 0x01;
const CONTINUATION = 0x00;
const PING = 0x89;

/** Returns a masked frame whose mask is zero; `head` is its first byte. */
function frame(head: number, payloadBytes: number): Buffer {
  const length = Buffer.alloc(payloadBytes < 126 ? 2 : 10);
  length[0] = head;
  length[1] = 0x80 | (payloadBytes < 126 ? payloadBytes : 127);
  if (payloadBytes >= 126) length.writeBigUInt64BE(BigInt(payloadBytes), 2);

  return Buffer.concat([length, Buffer.alloc(4), Buffer.alloc(payloadBytes, 'x')]);
}

/** `GatheredBytes` reads private fields of `ws` (decision 64): the bytes of an unfinished message, and their limit. */
describe('the bytes of unfinished messages that a WebSocket holds in memory', () => {
  let held: HeldBytes;
  let receiver: Writable & Parts;
  let gathered: GatheredBytes;
  const write = (packet: Buffer) => {
    receiver.write(packet);
    return gathered.count(packet.length);
  };

  beforeEach(() => {
    held = new HeldBytes({ perNetwork: 100 * KIBIBYTE, inAll: 1_000 * KIBIBYTE });
    receiver = new Receiver({ isServer: true, maxPayload: 90 * KIBIBYTE });
    gathered = new GatheredBytes(receiver, held, 'a');
  });

  it('are counted until the message is complete', () => {
    const whole = frame(TEXT | 0x80, 40 * KIBIBYTE);

    write(whole.subarray(0, 14 + 30 * KIBIBYTE));
    expect(held.total).toBe(30 * KIBIBYTE + PACKET - FREE);
    write(whole.subarray(14 + 30 * KIBIBYTE));
    expect(held.total).toBe(0);
  });

  it('include every packet since the first fragment of a message, since ws keeps whole packets', () => {
    write(frame(TEXT, 1));
    for (let at = 0; at < 20; at += 1) {
      write(Buffer.concat([...Array.from({ length: 30 }, () => frame(PING, 100)), frame(CONTINUATION, 1)]));
    }
    expect(held.total).toBeGreaterThan(20 * 30 * 100 - FREE);

    write(frame(CONTINUATION | 0x80, 1));
    expect(held.total).toBe(0);
  });

  it('include a fixed cost for each packet, so that bytes sent one by one count too', () => {
    for (const byte of frame(TEXT | 0x80, 100).subarray(0, 100)) write(Buffer.of(byte));

    expect(held.total).toBeGreaterThan(90 * PACKET - FREE);
  });

  it('are refused beyond the bound of their network, and no longer counted once released', () => {
    const other = new GatheredBytes(receiver, held, 'a');
    expect(other.count(0, 100 * KIBIBYTE)).toBe(true);

    expect(write(frame(TEXT | 0x80, 80 * KIBIBYTE).subarray(0, 70 * KIBIBYTE))).toBe(false);
    other.release();
    expect(gathered.count()).toBe(true);
    gathered.release();
    expect(held.total).toBe(0);
  });

  it('may exceed the first bound of a message once that bound has been raised', async () => {
    const fault = new Promise<NodeJS.ErrnoException>((resolve) => receiver.on('error', resolve));
    const lengths: number[] = [];
    receiver.on('message', (data: Buffer) => lengths.push(data.length));

    gathered.limit(200 * KIBIBYTE);
    write(frame(TEXT | 0x80, 150 * KIBIBYTE));
    gathered.limit(10 * KIBIBYTE);
    write(frame(TEXT | 0x80, 10 * KIBIBYTE + 1));

    expect((await fault).code).toBe('WS_ERR_UNSUPPORTED_MESSAGE_LENGTH');
    expect(lengths).toEqual([150 * KIBIBYTE]);
  });
});
