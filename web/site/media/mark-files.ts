import type { FastifyInstance } from 'fastify';
import { inColors } from '#rules/brand/brand-color.ts';
import { BRAND_MARK_FILE } from '#runtime/documents/page-look.ts';

/** The mark coloured up to its corners, as systems cut icons of home screens to their own shape. */
const SQUARE_MARK = BRAND_MARK_FILE.replace(/(<rect width="32" height="32") rx="9"/, '$1');
/** PNG files of the mark in the build, which those in the brand's colour replace, and their sides in pixels. */
const FILES = [
  ...[180, 192, 512].map((size) => ({ path: `/icons/${size}.png`, size, svg: SQUARE_MARK })),
  { path: '/mail-logo.png', size: 144, svg: BRAND_MARK_FILE },
];

type ReadColor = (options: { isFresh?: boolean }) => Promise<string | null>;

/** Adds the PNG files of the site's mark in the brand's colour; without a colour the files of the build are sent. */
export function addMarkFiles(server: FastifyInstance, readColor: ReadColor): void {
  const drawn = new Map<string, { color: string; png: Promise<Buffer> }>();

  /** Draws a file once for a colour; a failed drawing is forgotten, so that the next request tries again. */
  function pngOf({ path, size, svg }: (typeof FILES)[number], color: string): Promise<Buffer> {
    const known = drawn.get(path);
    if (known?.color === color) return known.png;
    const png = draw(Buffer.from(inColors(svg, color)), size);
    drawn.set(path, { color, png });
    png.catch(() => drawn.get(path)?.png === png && drawn.delete(path));

    return png;
  }

  for (const file of FILES) {
    server.get(file.path, async ({ headers, url }, reply) => {
      const known = await readColor({});
      const [, named] = /\?([0-9a-f]{6})$/.exec(url) ?? [];
      // A page or a mail that names another colour than the known one may have heard of it first.
      const color = named && known !== `#${named}` ? await readColor({ isFresh: true }) : known;
      if (!color) return reply.callNotFound();
      const etag = `"${color.slice(1)}"`;
      reply.header('etag', etag).header('cache-control', 'no-cache').type('image/png');
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();

      return reply.send(await pngOf(file, color));
    });
  }
}

async function draw(svg: Buffer, size: number): Promise<Buffer> {
  // Loaded late: few servers draw icons, and the library is large.
  const { drawPicture } = await import('#runtime/pictures/draw-picture.ts');

  return drawPicture(svg, { width: size, height: size });
}
