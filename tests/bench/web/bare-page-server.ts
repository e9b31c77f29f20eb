import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servePeer } from '../support/serve-peer.mjs';

export type BarePageSettings = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Serves the lower bound: sends the same bytes with the same headers to every request. */
servePeer<BarePageSettings>(async ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
});
