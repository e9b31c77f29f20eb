import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addVary } from '../../server/documents/add-vary.ts';
import { hasKeyInAddress, readCredentials } from '../../server/security/read-credentials.ts';

/** Cache headers of an answer to a key. */
export const KEY_CACHE_CONTROL = 'private, no-store';
export const KEY_VARY = ['Authorization', 'X-Api-Key'] as const;

/** Requests that came with a key, whose answers no cache may keep. */
const byKey = new WeakSet<FastifyRequest>();

/** Notes that a request carries a key where no header shows it, such as in its body. */
export const noteKey = (request: FastifyRequest): unknown => byKey.add(request);

/** Lets no cache keep an answer to a key, whatever its path, and tells each cache what the answer depends on. */
export function keepAnswersFromCaches(server: FastifyInstance): void {
  // Later hooks put a token in the key's place.
  server.addHook('onRequest', async (request) => {
    if (readCredentials(request.headers).kind !== 'none' || hasKeyInAddress(request.url)) noteKey(request);
  });
  server.addHook('onSend', async (request, reply, payload) => {
    if (!byKey.has(request)) return payload;
    reply.header('cache-control', KEY_CACHE_CONTROL);
    addVary(reply, KEY_VARY);
    return payload;
  });
}
