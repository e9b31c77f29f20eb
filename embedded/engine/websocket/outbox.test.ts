import type { Duplex } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Payload } from '../live/payload.ts';
import { UnsentBytes } from '../transport/unsent-bytes.ts';
import { Outbox } from './outbox.ts';
import { createPairs } from './test-pair.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
/** Length of an answer of which only one at a time has room. */
const LONG = 300 * KIBIBYTE;
const NETWORK = '10.0.0.1';

describe('Outbox', () => {
  const pairs = createPairs();
  let unsent: UnsentBytes;
  let outbox: Outbox;
  let stream: Duplex;
  let client: WebSocket;
  let closed: Promise<unknown>;
  /** The operations that had their turn, in its order. */
  let turns: string[];

  const operation = (name: string) => ({ name });
  const wait = async (waiting: { readonly name: string }, bytes: number) => {
    const room = outbox.room(waiting, bytes);
    expect(room).toBeInstanceOf(Promise);
    await room;
    turns.push(waiting.name);
  };
  const fill = () => {
    while (stream.writableLength <= 256 * KIBIBYTE) outbox.send('x'.repeat(LONG));
  };

  beforeAll(pairs.listen);
  beforeEach(async () => {
    unsent = new UnsentBytes();
    turns = [];
    const pair = await pairs.open();
    ({ stream, client } = pair);
    closed = new Promise((done) => stream.once('close', done));
    outbox = new Outbox(pair.socket, stream, NETWORK, unsent);
  });
  afterEach(async () => {
    client.terminate();
    await closed;
    expect(unsent.total).toBe(0);
  });
  afterAll(pairs.close);

  it('has room at once for the answers of a client that reads, and counts no bytes as unsent', () => {
    expect(outbox.room(operation('a'), 4 * MEBIBYTE)).toBeUndefined();
    outbox.send('x');
    expect(unsent.total).toBe(0);
  });

  it('counts the answers that wait for the end of the task, and sends later messages after them', async () => {
    const received: number[] = [];
    client.on('message', (data: Buffer) => received.push(data.length));
    const waiting = operation('a');
    outbox.sendState(Buffer.from('{'), new Payload('first', ''));
    const writtenBytes = stream.writableLength;
    for (let at = 0; at < 17; at += 1)
      outbox.sendState(Buffer.from('{'), new Payload('x'.repeat(16_000), ''));
    expect(stream.writableLength).toBe(writtenBytes);
    expect(outbox.room(waiting, 10)).toBeInstanceOf(Promise);

    outbox.send('last');
    client.resume();
    await vi.waitUntil(() => received.length === 19);
    outbox.drop(waiting);
    expect(received.at(-1)).toBe('last'.length);
  });

  it('gives operations turns in the order of their arrival, one long answer at a time', async () => {
    fill();
    const [first, second, third] = [operation('first'), operation('second'), operation('third')];
    const waiting = [wait(first, LONG), wait(second, LONG), wait(third, 10)];
    client.resume();
    await waiting[0];
    expect(turns).toEqual(['first']);
    expect(unsent.total).toBe(LONG);
    expect(outbox.room(operation('late'), 10)).toBeInstanceOf(Promise);

    expect(outbox.room(first, LONG)).toBeUndefined();
    outbox.drop(first);
    await waiting[1];
    outbox.drop(second);
    await waiting[2];
    expect(turns).toEqual(['first', 'second', 'third']);
  });

  it('gives several short answers their turn at the same time', async () => {
    fill();
    const waiting = ['a', 'b', 'c'].map((name) => wait(operation(name), KIBIBYTE));
    client.resume();
    await Promise.all(waiting);

    expect(unsent.total).toBe(3 * KIBIBYTE);
    for (let sweep = 0; sweep < 3; sweep += 1) unsent.sweep();
    expect(unsent.total).toBe(0);
  });

  it('passes the turn on when an operation does not use it', async () => {
    fill();
    const waiting = [wait(operation('first'), LONG), wait(operation('second'), LONG)];
    client.resume();
    await waiting[0];
    for (let sweep = 0; sweep < 3; sweep += 1) unsent.sweep();
    await waiting[1];

    expect(turns).toEqual(['first', 'second']);
  });

  it('lets two operations send even if their answers take longer than their turns last', async () => {
    fill();
    const [first, second] = [operation('first'), operation('second')];
    const waiting = [wait(first, LONG), wait(second, LONG)];
    client.resume();
    await waiting[0];
    for (let sweep = 0; sweep < 3; sweep += 1) unsent.sweep();
    await waiting[1];

    expect(outbox.room(first, LONG)).toBeUndefined();
    for (let sweep = 0; sweep < 3; sweep += 1) unsent.sweep();
    expect(outbox.room(second, LONG)).toBeUndefined();
  });

  it('gives an operation that missed its turn a longer one the next time', async () => {
    fill();
    const [slow, quick] = [operation('slow'), operation('quick')];
    const waiting = [wait(slow, LONG), wait(quick, LONG)];
    client.resume();
    await waiting[0];
    for (let sweep = 0; sweep < 4; sweep += 1) unsent.sweep();
    await waiting[1];
    client.pause();
    fill();
    outbox.drop(quick);
    const again = wait(slow, LONG);
    const after = wait(quick, LONG);
    client.resume();
    await again;
    for (let sweep = 0; sweep < 6; sweep += 1) unsent.sweep();
    await Promise.resolve();
    expect(turns).toEqual(['slow', 'quick', 'slow']);

    outbox.drop(slow);
    await after;
  });

  it('does not keep a caller waiting for room for an operation that has ended', async () => {
    fill();
    const ended = operation('ended');
    const waiting = wait(ended, LONG);
    outbox.drop(ended);

    await waiting;
    expect(outbox.room(ended, 0)).toBeInstanceOf(Promise);
  });

  it('has no room while 16 MiB are unsent to its network', async () => {
    const others = unsent.recount(NETWORK, 0, 16 * MEBIBYTE);
    const waiting = wait(operation('a'), 10);
    unsent.sweep();
    expect(turns).toEqual([]);
    unsent.recount(NETWORK, others, 0);
    unsent.sweep();

    await waiting;
    outbox.drop(operation('a'));
  });

  it('closes the socket for a long mutation answer without room, but not for a short one', async () => {
    const others = unsent.recount(NETWORK, 0, 16 * MEBIBYTE);
    outbox.sendOnce('x'.repeat(KIBIBYTE));
    expect(stream.destroyed).toBe(false);
    outbox.sendOnce('x'.repeat(16 * MEBIBYTE));
    expect(stream.destroyed).toBe(true);
    await closed;

    expect(unsent.total).toBe(others);
    unsent.recount(NETWORK, others, 0);
  });
});
