import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { LongReads } from './long-reads.ts';

const SHORT = 1_000;
const LONG = 300 * 1024;

/** Opens a fake connection and counts the bytes that are read from it. */
function open() {
  const stream = new PassThrough();
  let read = 0;
  stream.on('data', (chunk: Buffer) => (read += chunk.length));
  const client = { connection: { stream } } as unknown as PoolClient;
  const receive = async (bytes: number) => {
    stream.write(Buffer.alloc(bytes));
    await nextTurn();
  };

  return { client, receive, read: () => read, isPaused: () => stream.isPaused() };
}

describe('LongReads', () => {
  it('lets short answers be read at the same time as a long one', async () => {
    const reads = new LongReads();
    const [long, short] = [open(), open()];
    for (const { client } of [long, short]) reads.begin(client);

    await long.receive(LONG);
    await short.receive(SHORT);

    expect([long.isPaused(), short.isPaused()]).toEqual([false, false]);
  });

  it('reads long answers one after the other, in the order in which they came', async () => {
    const reads = new LongReads();
    const all = [open(), open(), open()];
    for (const { client } of all) reads.begin(client);
    for (const { receive } of all) await receive(LONG);
    expect(all.map(({ isPaused }) => isPaused())).toEqual([false, true, true]);
    await all[1]?.receive(SHORT);
    expect(all[1]?.read()).toBe(LONG);

    reads.end(all[0]!.client);
    expect(all[1]?.isPaused()).toBe(true);
    await nextTurn();
    expect(all.map(({ isPaused }) => isPaused())).toEqual([false, false, true]);
    await nextTurn();
    expect(all[1]?.read()).toBe(LONG + SHORT);
  });

  it('leaves no connection paused that has ended while it waited', async () => {
    const reads = new LongReads();
    const [first, second, third] = [open(), open(), open()];
    for (const { client, receive } of [first, second, third]) {
      reads.begin(client);
      await receive(LONG);
    }

    reads.end(second.client);
    reads.end(first.client);
    await nextTurn();

    expect([second, third].map(({ isPaused }) => isPaused())).toEqual([false, false]);
  });

  it('counts the bytes of each answer for itself', async () => {
    const reads = new LongReads();
    const [busy, other] = [open(), open()];
    reads.begin(busy.client);
    await busy.receive(LONG);
    for (let answer = 0; answer < 5; answer += 1) {
      reads.begin(other.client);
      await other.receive(LONG / 5);
      reads.end(other.client);
    }

    expect(other.isPaused()).toBe(false);
  });
});
