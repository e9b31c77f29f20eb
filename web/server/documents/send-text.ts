import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_AGE_S = 3_600;

type Answer = { type: string; text: string };

/** Sends a text file that may be cached for an hour; answers 304 to a client that has it already. */
export function sendText(request: FastifyRequest, reply: FastifyReply, { type, text }: Answer) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', `public, max-age=${MAX_AGE_S}`).type(type);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();

  return reply.send(text);
}
