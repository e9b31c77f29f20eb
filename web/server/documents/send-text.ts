import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_AGE_S = 3_600;

type Answer = { type: string; text: string; maxAgeS?: number };

/** Sends a text file that may be cached, for an hour if nothing else is said; answers 304 to a client that has it already. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, maxAgeS = MAX_AGE_S }: Answer,
) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', `public, max-age=${maxAgeS}`).type(type);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();

  return reply.send(text);
}
