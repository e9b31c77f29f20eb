import type { FastifyInstance, FastifyReply } from 'fastify';
import { ActionError } from '#actions/lib/action-error.ts';
import { exchangeKey, type ExchangeDeps } from './exchange-key.ts';
import { oauthCodeOf, readGivenKey } from './read-given-key.ts';

const WAY_TO_ASK =
  'Ask by POST /keys/token, with the form grant_type=client_credentials&client_secret=hfk_….';
/** Since when the other ways to send a key are deprecated: 2026-11-29 (RFC 9745). */
const DEPRECATED_SINCE = '@1795910400';

/** Adds the endpoint where programs exchange their key for a token. */
export function addKeyRoutes(server: FastifyInstance, deps: ExchangeDeps): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.route({
    method: ['DELETE', 'GET', 'HEAD', 'PATCH', 'PUT'],
    url: '/keys/token',
    handler: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new ActionError('method-not-allowed', WAY_TO_ASK, { status: 405 });
    },
  });
  server.post('/keys/token', async (request, reply) => {
    const { ip, headers } = request;
    try {
      const { key, isDeprecated } = readGivenKey(headers, request.body);
      if (isDeprecated) reply.header('deprecation', DEPRECATED_SINCE);
      return await exchangeKey(key, { ip, origin: headers.origin }, deps);
    } catch (error) {
      addHints(reply, error, headers.authorization);
      const code = error instanceof ActionError ? oauthCodeOf(error, request) : undefined;
      if (code === undefined || !(error instanceof ActionError)) throw error;
      return reply.code(code.status).send({
        error: code.error,
        error_description: error.message,
        ...error.toBody(),
      });
    }
  });
}

/** Adds the response headers that belong to a 401, 429 or 503. */
function addHints(reply: FastifyReply, error: unknown, authorization = ''): void {
  if (!(error instanceof ActionError)) return;
  const { status, details } = error;
  if (status === 401) {
    // OAuth wants the scheme that the client used (RFC 6749, section 5.2).
    const scheme = /^basic /i.test(authorization) ? 'Basic realm="keys", charset="UTF-8"' : 'Bearer';
    reply.header('www-authenticate', scheme);
  }
  if (status === 429) reply.header('retry-after', String(details['retryAfterSeconds']));
  if (status === 503) reply.header('retry-after', '2');
}
