import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { peek } from './peek.ts';

const streamOf = (...chunks: string[]) =>
  Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );

describe('peek', () => {
  it('returns a stream that is shorter than the limit as a whole', async () => {
    expect(await peek(streamOf('ab', 'cd'), 4)).toEqual({ start: Buffer.from('abcd'), isWhole: true });
  });

  it('puts back what it read of a stream that is longer than the limit', async () => {
    const stream = streamOf('ab', 'cd', 'ef', 'gh');

    expect(await peek(stream, 3)).toEqual({ start: Buffer.from('abcd'), isWhole: false });
    expect(await text(stream)).toBe('abcdefgh');
  });

  it('rejects if the stream fails', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('gone')) });

    await expect(peek(broken, 3)).rejects.toThrow('gone');
  });
});
