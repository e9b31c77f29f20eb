import type { Readable } from 'node:stream';

export type Peeked = { start: Buffer; isWhole: boolean };

/** Reads up to `maxBytes` of a stream; of a longer stream the bytes read are put back. Rejects if the stream breaks. */
export async function peek(stream: Readable, maxBytes: number): Promise<Peeked> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) {
      const start = Buffer.concat(chunks);
      stream.unshift(start);
      return { start, isWhole: false };
    }
  }

  return { start: Buffer.concat(chunks), isWhole: true };
}
