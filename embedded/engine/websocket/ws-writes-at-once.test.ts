import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { frameBytes, writeFrameHeader } from './frame.ts';
import { createPairs } from './test-pair.ts';

const pairs = createPairs();
beforeAll(pairs.listen);
afterAll(pairs.close);

function frameOf(text: string): Buffer {
  const frame = Buffer.alloc(frameBytes(text.length));
  frame.write(text, writeFrameHeader(frame, 0, text.length));

  return frame;
}

/** outbox.ts writes frames of its own to a stream to which `ws` writes too (decision 64). */
it('the ws library writes an uncompressed frame whole and at once, so that our own frame may follow it', async () => {
  const { socket, stream, client } = await pairs.open();
  const received: string[] = [];
  const sizes: number[] = [];
  client.on('message', (data: Buffer) => received.push(data.subarray(0, 7).toString()));
  for (const message of ['a', 'b'.repeat(200), 'c'.repeat(100_000)]) {
    const before = stream.writableLength;
    stream.cork();
    socket.send(message, { binary: false, compress: false });
    sizes.push(stream.writableLength - before);
    stream.write(frameOf(`after ${message[0]}`));
    stream.uncork();
  }
  socket.ping();
  socket.close(1000);

  client.resume();
  const [code] = (await once(client, 'close')) as [number];

  expect(sizes).toEqual([2 + 1, 4 + 200, 10 + 100_000]);
  expect(received).toEqual(['a', 'after a', 'bbbbbbb', 'after b', 'ccccccc', 'after c']);
  expect(code).toBe(1000);
});
