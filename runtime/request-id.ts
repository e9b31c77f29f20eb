import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Header by which the parts pass on the id of the request that they work for. */
export const REQUEST_ID = 'x-request-id';

/** Form of an id that is safe in a log and in a header. */
const FORM = /^[\w.:=+/-]{1,128}$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the id that a request came with, where it is safe to use. */
export function sentRequestId(headers: Headers): string | undefined {
  const sent = headers[REQUEST_ID];

  return typeof sent === 'string' && FORM.test(sent) ? sent : undefined;
}

/** Returns the id of a request to an inside part: the one that the web server sent, or a new one. */
export function innerRequestId({ headers }: { readonly headers: Headers }): string {
  return sentRequestId(headers) ?? randomUUID();
}

const current = new AsyncLocalStorage<string>();

/** Returns the id of the request that is being worked on; undefined in a job. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Makes log lines and answers carry the id of their request, which `genReqId` provides. */
export function followRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(REQUEST_ID, request.id);
    current.run(request.id, done);
  });
  // Reading a body leaves the asynchronous context that the first hook has entered, so it is entered again.
  server.addHook('preValidation', (request, _reply, done) => current.run(request.id, done));
}
