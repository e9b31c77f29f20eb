import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** By this header the parts tell one another which request they work for. */
export const REQUEST_ID = 'x-request-id';

/** What may stand in a log and in a header. */
const FORM = /^[\w.:=+/-]{1,128}$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The id that a request came with, where it is harmless. */
export function sentRequestId(headers: Headers): string | undefined {
  const sent = headers[REQUEST_ID];

  return typeof sent === 'string' && FORM.test(sent) ? sent : undefined;
}

/** The id of a request to a part inside: that of the web server, or a new one. */
export function innerRequestId({ headers }: { readonly headers: Headers }): string {
  return sentRequestId(headers) ?? randomUUID();
}

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being worked on; none in a job. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Makes a server's requests known to the log and to its answers; their ids come from `genReqId`. */
export function followRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(REQUEST_ID, request.id);
    current.run(request.id, done);
  });
  // A body is read outside of what the first hook has begun.
  server.addHook('preValidation', (request, _reply, done) => current.run(request.id, done));
}
