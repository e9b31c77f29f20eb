import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Value of `WWW-Authenticate` for credentials that are no longer good (RFC 6750, section 3). */
export const REFUSED_BEARER = 'Bearer error="invalid_token"';

/** Adds `WWW-Authenticate` to a 401 that has none, as RFC 9110 asks for in section 15.5.2. */
export function challenge(reply: FastifyReply, { authorization }: IncomingHttpHeaders): void {
  if (reply.statusCode !== 401 || reply.hasHeader('www-authenticate')) return;
  reply.header('www-authenticate', authorization ? REFUSED_BEARER : 'Bearer');
}

/** Adds `WWW-Authenticate` to every 401 of a scope. */
export function addChallenges(scope: FastifyInstance): void {
  scope.addHook('onSend', async ({ headers }, reply, payload) => {
    challenge(reply, headers);
    return payload;
  });
}
