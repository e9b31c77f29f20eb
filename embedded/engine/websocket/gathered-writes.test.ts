import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { writeGathered } from './gathered-writes.ts';

/** A stream that records what each system call would send, and counts the writes that were confirmed. */
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
  let written = 0;
  const write = (frame: string) => writeGathered(stream, Buffer.from(frame), () => (written += 1));

  return { write, calls, written: () => written };
}

describe('WebSocket frames written in one task', () => {
  it('are sent in one write for each stream', async () => {
    const [one, other] = [recorder(), recorder()];

    for (const frame of ['a', 'b', 'c']) one.write(frame);
    other.write('x');
    expect([one.calls, other.calls]).toEqual([[], []]);
    await Promise.resolve();

    expect([one.calls, other.calls]).toEqual([['abc'], ['x']]);
    expect([one.written(), other.written()]).toEqual([1, 1]);
  });

  it('are sent separately from the frames of the next task', async () => {
    const { write, calls } = recorder();
    for (const frame of ['a', 'b']) write(frame);
    await Promise.resolve();
    write('c');
    await Promise.resolve();

    expect(calls).toEqual(['ab', 'c']);
  });

  it('are sent at once and in their order before a long frame', () => {
    const { write, calls } = recorder();
    const long = 'x'.repeat(20_000);
    write('a');
    write(long);

    expect(calls).toEqual(['a', long]);
  });

  it('are sent without waiting once they reach a mebibyte', () => {
    const { write, calls } = recorder();
    for (let at = 0; at < 100; at += 1) write('x'.repeat(16_000));

    expect(calls.join('').length).toBeGreaterThan(1_000_000);
  });
});
