import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdConnections } from './hold-connections.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe.skipIf(process.platform === 'win32')(
  'connections that arrive while the web server is starting',
  () => {
    it('are answered once it has started, unless their client has gone', async () => {
      const port = await freePort();
      const held = await holdConnections('localhost', port);
      const [waiting, gone] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
      await Promise.all([once(waiting, 'connect'), once(gone, 'connect')]);
      const answer = text(waiting);
      waiting.write(REQUEST);
      gone.destroy();

      await held.release();
      const server = createServer((_request, response) => response.end('here')).listen(port, '127.0.0.1');
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      held.passTo(server);

      expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[^]*here/);
      const later = connect(port, '127.0.0.1');
      later.write(REQUEST);
      expect(await text(later)).toMatch(/^HTTP\/1\.1 200 OK/);
    });

    it('cause no error if another program already listens on the port', async () => {
      const other = createTcpServer().listen(0, '127.0.0.1');
      onTestFinished(() => void other.close());
      await once(other, 'listening');

      const held = await holdConnections('127.0.0.1', (other.address() as AddressInfo).port);

      await expect(held.release()).resolves.toBeUndefined();
    });
  },
);
