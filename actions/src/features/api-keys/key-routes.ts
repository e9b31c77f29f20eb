import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ActionError } from '#actions/lib/action-error.ts';
import { exchangeKey, type ExchangeDeps } from './exchange-key.ts';

/** Adds the endpoint where programs exchange their key for a token. */
export function addKeyRoutes(server: FastifyInstance, deps: ExchangeDeps): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.post('/keys/token', async (request, reply) => {
    const { ip, headers } = request;
    try {
      return await exchangeKey(readGivenKey(request), { ip, origin: headers.origin }, deps);
    } catch (error) {
      addHints(reply, error);
      throw error;
    }
  });
}

/** Returns the key of the Authorization header, or else of the JSON body. */
function readGivenKey({ headers, body }: FastifyRequest): string {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const key = bearer ?? keyOf(body);
  if (key !== undefined) return key;
  throw new ActionError(
    'api-key-missing',
    'Send the key as JSON, {"key": "hfk_…"}, or as the header Authorization: Bearer hfk_….',
    { status: 401 },
  );
}

function keyOf(body: unknown): string | undefined {
  try {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const key = typeof parsed === 'object' && parsed !== null && 'key' in parsed ? parsed.key : undefined;
    return typeof key === 'string' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Adds the response headers that belong to a 401, 429 or 503. */
function addHints(reply: FastifyReply, error: unknown): void {
  if (!(error instanceof ActionError)) return;
  const { status, details } = error;
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 429) reply.header('retry-after', String(details['retryAfterSeconds']));
  if (status === 503) reply.header('retry-after', '2');
}
