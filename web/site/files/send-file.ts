import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type SiteFile } from './site-files.ts';

/** Sends a file in the best encoding that the browser accepts. */
export async function sendFile(
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl = file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
) {
  const { content, encoding } = await file.body(chooseEncoding(request.headers['accept-encoding']));
  reply
    .header('etag', file.etag)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', cacheControl)
    .type(file.type);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();

  return reply.send(content);
}
