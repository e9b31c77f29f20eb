import type { FastifyInstance } from 'fastify';
import { variantOf } from '../../server/config/brand.ts';
import type { SiteParts } from '../pages/site-settings.ts';
import { createMedia, type Media } from './create-media.ts';

/** What an SVG may do that is opened by itself: show its own styles, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** The address names what the file holds, so that it never changes. */
const CACHE = 'public, max-age=31536000, immutable';

type Options = Pick<SiteParts, 'settings' | 'configOf'> & { actionsUrl: string };

/**
 * Adds `/media/<hash>[-<variant>].<type>`, the pictures that administrators uploaded, and sends browsers
 * that ask for `/favicon.ico` by themselves to the brand's, if it has one. Returns the reader of pictures.
 */
export function addMedia(server: FastifyInstance, { actionsUrl, settings, configOf }: Options): Media {
  const isThere = async (hash: string) => {
    const names = async (options: { isFresh?: boolean }) => {
      const saved = await settings.read(options);
      // Without the API nothing is known, and the actions service decides.
      return saved === undefined || saved.pictures?.some((picture) => picture.hash === hash) === true;
    };

    // A picture that was uploaded just now is in the newest answer alone.
    return (await names({})) || names({ isFresh: true });
  };
  const media = createMedia({ actionsUrl, isThere });

  server.get<{ Params: { file: string } }>('/media/:file', async ({ params, headers }, reply) => {
    const file = await media.read(params.file);
    if (!file) return reply.callNotFound();
    const etag = `"${params.file}"`;
    reply
      .header('etag', etag)
      .header('cache-control', CACHE)
      .header('content-security-policy', POLICY)
      .type(file.type);
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();

    return reply.send(file.content);
  });

  server.get('/favicon.ico', async (_request, reply) => {
    const { square } = configOf(await settings.read()).brand;
    if (!square) return reply.callNotFound();

    return reply.header('cache-control', 'public, max-age=600').redirect(variantOf(square, '48'), 302);
  });

  return media;
}
