import type { FastifyInstance } from 'fastify';
import { imageName, imageVersion, socialImage, type SocialImage } from '../head/social-image.ts';
import type { Media } from '../media/create-media.ts';
import { pagesOf } from '../pages/kind-pages.ts';
import { articlesOf, type PageList } from '../pages/page-list.ts';
import { isThere, type SiteParts } from '../pages/site-settings.ts';
import { createImageWorker } from './image-worker.ts';

/** Cache seconds of an image: a year if its URL names the current version, else an hour. */
const MAX_AGE = { ofVersion: 31_536_000, ofAny: 3_600 };

type Options = SiteParts & { pages: PageList; media: Media };
type Drawn = { version: string; png: Promise<Buffer> };

/**
 * Adds `/og/<language>/<page>.png`. An image is drawn at its first request and again when its content has changed; one
 * image per page and language is kept.
 */
export function addOgRoutes(server: FastifyInstance, options: Options): void {
  const { publicUrl, configOf, pages, settings, media } = options;
  const worker = createImageWorker();
  const drawn = new Map<string, Drawn>();
  server.addHook('onClose', async () => worker.stop());

  async function imageAt(language: string, file: string): Promise<SocialImage | undefined> {
    if (language !== 'en' && language !== 'ar') return undefined;
    const saved = await settings.read();
    const page = [...pagesOf(pages, saved).open, ...articlesOf(pages, saved)].find(
      (candidate) => `${imageName(candidate)}.png` === file,
    );
    if (!page || !isThere(page, saved)) return undefined;

    return socialImage({ publicUrl, language, path: '/', page, saved, config: configOf(saved) });
  }

  async function drawWithLogo(image: SocialImage): Promise<Buffer> {
    const logo = image.logo && (await media.read(image.logo.file));

    return worker.draw(image, logo?.content);
  }

  function draw(key: string, image: SocialImage): Promise<Buffer> {
    const version = imageVersion(image);
    const known = drawn.get(key);
    if (known?.version === version) return known.png;
    const png = drawWithLogo(image);
    drawn.set(key, { version, png });
    // A failed drawing is forgotten, so the next request tries again.
    png.catch(() => drawn.get(key)?.png === png && drawn.delete(key));

    return png;
  }

  server.get<{ Params: { language: string; file: string } }>(
    '/og/:language/:file',
    async (request, reply) => {
      const { language, file } = request.params;
      const image = await imageAt(language, file);
      if (!image) return reply.callNotFound();
      const version = imageVersion(image);
      const isVersion = new URL(request.url, publicUrl).searchParams.get('v') === version;
      const age = isVersion ? `${MAX_AGE.ofVersion}, immutable` : `${MAX_AGE.ofAny}`;
      const etag = `"${version}"`;
      reply.header('etag', etag).header('cache-control', `public, max-age=${age}`).type('image/png');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();

      return reply.send(await draw(`${language}/${file}`, image));
    },
  );
}
