import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Header by which the parts pass on the id of the request that they work for. */
export const REQUEST_ID = 'x-request-id';

/** Form of an id that is safe in a log and in a header. */
const FORM = /^[\w.:=+/-]{1,128}$/;

/**
 * Forms of ids that programs make: UUID, ULID, and 16 to 64 hexadecimal digits with a letter among them, so that no
 * number of a person, a telephone or a card has the form.
 */
const MADE_BY_PROGRAM =
  /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[0-7][\dA-HJKMNP-TV-Z]{25}|(?=\d*[a-f])[\da-f]{16,64})$/i;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the id that a request came with, where it is safe to use. */
export function sentRequestId(headers: Headers): string | undefined {
  const sent = headers[REQUEST_ID];

  return typeof sent === 'string' && FORM.test(sent) ? sent : undefined;
}

/** Returns the id that a visitor sent, where it is one that a program makes: any other text could be about a person. */
export function visitorsRequestId(headers: Headers): string | undefined {
  const sent = sentRequestId(headers);

  return sent !== undefined && MADE_BY_PROGRAM.test(sent) ? sent : undefined;
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
