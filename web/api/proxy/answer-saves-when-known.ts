import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The site's reader of settings, which an answer to a save waits for. */
export type ReadSettings = { untilKnown: () => Promise<void> };

/** Roles that can write no settings, or nothing at all. */
const READERS: ReadonlySet<unknown> = new Set(['anonymous', 'user', 'reader', 'mailing']);
/** Texts without which a POST to GraphQL holds no mutation; the text of a persisted query may be kept here. */
const MUTATION = ['mutation', 'persistedQuery'];

/** Gives the answer to a save once every web server knows what it saved for the head of pages. */
export function answerSavesWhenKnown(scope: FastifyInstance, settings: ReadSettings): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (maySave(request, reply)) await settings.untilKnown();
    return payload;
  });
}

function maySave({ method, headers, url, body }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (statusCode >= 400 || headers.authorization === undefined || READERS.has(headers['x-hasura-role']))
    return false;
  if (!url.startsWith('/v1/graphql')) return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

  return method === 'POST' && Buffer.isBuffer(body) && MUTATION.some((text) => body.includes(text));
}
