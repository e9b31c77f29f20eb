import { EventEmitter } from 'node:events';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { LongReads } from './long-reads.ts';

class Stream extends EventEmitter {
  isPaused = false;
  pause() {
    this.isPaused = true;
  }
  resume() {
    this.isPaused = false;
  }
  receive(bytes: number) {
    this.emit('data', Buffer.alloc(bytes));
  }
}

function connection() {
  const stream = new Stream();
  return { stream, client: { connection: { stream } } as unknown as PoolClient };
}

const LONG = 300 * 1024;

describe('long answers of the database', () => {
  it('are read one at a time', async () => {
    const reads = new LongReads();
    const [one, other] = [connection(), connection()];
    for (const { client, stream } of [one, other]) {
      reads.begin(client);
      stream.receive(LONG);
    }
    expect([one.stream.isPaused, other.stream.isPaused]).toEqual([false, true]);

    reads.end(one.client);
    await new Promise((done) => setImmediate(done));
    expect(other.stream.isPaused).toBe(false);
  });

  it('on a connection that was given up delay no other read, even if more bytes arrive', () => {
    const reads = new LongReads();
    const [lost, other] = [connection(), connection()];
    reads.begin(lost.client);
    lost.stream.receive(LONG);
    reads.end(lost.client);
    lost.stream.receive(LONG);

    reads.begin(other.client);
    other.stream.receive(LONG);
    expect(other.stream.isPaused).toBe(false);
  });
});
