import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { writeGathered } from './gathered-writes.ts';

/** A stream that remembers what each call of the operating system would send. */
function recorder() {
  const calls: string[] = [];
  const stream = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _, done) => {
      calls.push(chunk.toString());
      done();
    },
    writev: (chunks, done) => {
      calls.push(chunks.map(({ chunk }) => (chunk as Buffer).toString()).join(''));
      done();
    },
  });
  return { stream, calls };
}

describe('frames of one task', () => {
  it('are sent in two writes for each stream: the first at once, the others together', async () => {
    const [one, other] = [recorder(), recorder()];

    for (const frame of ['a', 'b', 'c']) writeGathered(one.stream, Buffer.from(frame));
    writeGathered(other.stream, Buffer.from('x'));
    expect([one.calls, other.calls]).toEqual([['a'], ['x']]);
    await Promise.resolve();

    expect([one.calls, other.calls]).toEqual([['a', 'bc'], ['x']]);
  });

  it('do not delay those of the next task', async () => {
    const { stream, calls } = recorder();
    for (const frame of ['a', 'b']) writeGathered(stream, Buffer.from(frame));
    await Promise.resolve();
    writeGathered(stream, Buffer.from('c'));

    expect(calls).toEqual(['a', 'b', 'c']);
  });
});
