import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { sentBytes } from './sent-bytes.ts';

const LENGTH = 32 * 1024 * 1024;

/** sent-bytes.ts reads a private part of Node (decision 64). */
it('sentBytes counts the sent part of one long write, while the stream still counts it as unsent', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [stream] = (await once(server, 'connection')) as [Socket];
  const written = new Promise((resolve) => stream.write(Buffer.alloc(LENGTH), resolve));
  const taken = sentBytes(stream);

  expect(stream.writableLength).toBe(LENGTH);
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(LENGTH);
  client.resume();
  await expect.poll(() => sentBytes(stream)).toBeGreaterThan(taken);
  await written;
  expect(sentBytes(stream)).toBe(LENGTH);

  client.destroy();
  stream.destroy();
  expect(sentBytes(stream)).toBe(0);
  server.close();
});
