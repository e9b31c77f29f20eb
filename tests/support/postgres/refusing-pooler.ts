import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';

const REFUSED = 'statement_timeout';

/** Starts what answers as PgBouncer without `ignore_startup_parameters`: it refuses a connection that sets a time limit. */
export async function startRefusingPooler() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (startup) =>
      startup.includes(`${REFUSED}\0`)
        ? socket.end(errorResponse('08P01', `unsupported startup parameter: ${REFUSED}`))
        : socket.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `postgres://hostfront:x@127.0.0.1:${port}/hostfront`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** See https://www.postgresql.org/docs/17/protocol-message-formats.html (ErrorResponse). */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);

  return Buffer.concat([head, fields]);
}
