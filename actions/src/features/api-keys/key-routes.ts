import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ActionError } from '../../lib/action-error.ts';
import { exchangeKey, type ExchangeDeps } from './exchange-key.ts';

/** The endpoint where programs change their key for a token. */
export function addKeyRoutes(server: FastifyInstance, deps: ExchangeDeps): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.post('/keys/token', async (request, reply) => {
    const { ip: address, headers } = request;
    try {
      return await exchangeKey(readGivenKey(request), { address, origin: headers.origin }, deps);
    } catch (error) {
      addHints(reply, error);
      throw error;
    }
  });
}

/** The key of the Authorization header, or of a JSON body. */
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

/** What HTTP says of a refusal beside its code. */
function addHints(reply: FastifyReply, error: unknown): void {
  if (!(error instanceof ActionError)) return;
  const { status, details } = error;
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 429) reply.header('retry-after', String(details['retryAfterSeconds']));
  if (status === 503) reply.header('retry-after', '2');
}
