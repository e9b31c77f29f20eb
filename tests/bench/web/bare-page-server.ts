import { createServer } from 'node:http';
import { listen } from '#tests/support/processes/serve.ts';
import { servePeer } from '../support/serve-peer.ts';

export type BarePageSettings = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Serves the lower bound: sends the same bytes with the same headers to every request. */
servePeer<BarePageSettings>(async ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
  });
  return listen(server);
});
