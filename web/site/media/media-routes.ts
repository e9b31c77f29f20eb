import type { FastifyInstance } from 'fastify';
import { inColors } from '#rules/brand/brand-color.ts';
import { BRAND_MARK_FILE } from '#runtime/documents/page-look.ts';
import { markPath, variantOf } from '../../server/config/brand.ts';
import { brandStyles } from '../head/brand-styles.ts';
import type { SiteParts } from '../pages/site-settings.ts';
import { addMarkFiles } from './mark-files.ts';
import { createMedia, type Media } from './create-media.ts';

/** What an SVG may do that is opened by itself: show its own styles, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** The address names what the file holds, so that it never changes. */
const CACHE = 'public, max-age=31536000, immutable';

type Options = Pick<SiteParts, 'settings' | 'configOf'> & { actionsUrl: string };

/**
 * Adds `/media/<hash>[-<variant>].<type>`, the pictures that administrators uploaded, and sends browsers
 * that ask for `/favicon.ico` by themselves to the brand's, if it has one; `/brand.css` and `/brand-mark.svg`, the rules
 * and the site's mark in the brand's colour, and the mark's PNG files. Returns the reader of pictures.
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

  const readColor = async (options: { isFresh?: boolean }) =>
    configOf(await settings.read(options)).brand.color;

  server.get('/brand.css', async (_request, reply) => {
    // An open page asks right after a colour was saved.
    const color = await readColor({ isFresh: true });
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8');

    return reply.send(color ? brandStyles(color) : '');
  });

  server.get('/brand-mark.svg', async ({ url }, reply) => {
    const known = await readColor({});
    // A page that asks for another colour than the known one may have heard of it first.
    const color = known && url === markPath(known) ? known : await readColor({ isFresh: true });
    reply.header('cache-control', 'no-cache').header('content-security-policy', POLICY).type('image/svg+xml');

    return reply.send(inColors(BRAND_MARK_FILE, color ?? undefined));
  });

  addMarkFiles(server, readColor);

  server.get('/favicon.ico', async (_request, reply) => {
    const { square } = configOf(await settings.read()).brand;
    if (!square) return reply.callNotFound();

    return reply.header('cache-control', 'public, max-age=600').redirect(variantOf(square, '48'), 302);
  });

  return media;
}
