import { describe, expect, it } from 'vitest';
import { drawPicture } from '#runtime/pictures/draw-picture.ts';
import { chunk, makeClaim, makePng } from './make-png.ts';
import type { PictureKind } from './picture.ts';
import { takePicture } from './take-picture.ts';

const svg = (inside: string, box = '0 0 100 100') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`);

const codeOf = async (bytes: Buffer, kind: PictureKind) => {
  try {
    await takePicture(bytes, kind);
    return 'kept';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('an uploaded picture', () => {
  it('is kept as SVG with its raster variants, of which the icons are coloured up to their corners', async () => {
    const { files } = await takePicture(svg('<rect width="100" height="100" fill="#c00"/>'), 'square');

    expect(files.map(({ variant, mediaType, width, height }) => [variant, mediaType, width, height])).toEqual(
      [
        ['', 'image/svg+xml', 100, 100],
        ['mail', 'image/png', 120, 120],
        ['social', 'image/png', 144, 144],
        ['48', 'image/x-icon', 48, 48],
        ['180', 'image/png', 180, 180],
        ['192', 'image/png', 192, 192],
        ['512', 'image/png', 512, 512],
      ],
    );
    const icon = files.find(({ variant }) => variant === '192')?.content ?? Buffer.alloc(0);
    const pixels = await drawPicture(icon, { width: 192, height: 192, format: 'raw' });
    expect([...pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    expect([...pixels.subarray((96 * 192 + 96) * 4, (96 * 192 + 96) * 4 + 4)]).toEqual([204, 0, 0, 255]);
  });

  it('is decoded and encoded where it is a PNG, without what its file says besides the pixels', async () => {
    const text = chunk('tEXt', Buffer.from('Comment\0made at home'));
    const { files } = await takePicture(makePng({ width: 1_600, height: 400, chunks: [text] }), 'wide');

    expect([files[0]?.width, files[0]?.height]).toEqual([960, 240]);
    expect(files[0]?.content.includes('made at home')).toBe(false);
    expect(files.map(({ variant }) => variant)).toEqual(['', 'mail', 'social']);
  });

  it('has the same hash whenever it is uploaded, and another one for another use', async () => {
    const bytes = svg('<rect width="10" height="10"/>', '0 0 120 100');
    const [first, again, other] = [
      await takePicture(bytes, 'square'),
      await takePicture(bytes, 'square'),
      await takePicture(bytes, 'wide'),
    ];

    expect(first.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(again.hash).toBe(first.hash);
    expect(other.hash).not.toBe(first.hash);
  });

  it.each([
    ['dark', '<circle cx="50" cy="50" r="40" fill="#101418"/>'],
    ['light', '<circle cx="50" cy="50" r="40" fill="#fff"/>'],
    ['any', '<circle cx="50" cy="50" r="40" fill="#d02030"/>'],
    ['any', '<rect width="100" height="100" fill="#000"/>'],
  ])('has the tone "%s" where it is %s', async (tone, inside) => {
    expect((await takePicture(svg(inside), 'square')).tone).toBe(tone);
  });

  it.each<[string, Buffer, PictureKind]>([
    ['picture-too-many-pixels', makeClaim(10_000, 10_000), 'square'],
    ['picture-too-small', makePng({ width: 100, height: 100 }), 'square'],
    ['picture-not-square', makePng({ width: 400, height: 200 }), 'square'],
    ['picture-not-wide', makePng({ width: 200, height: 200 }), 'wide'],
    ['picture-not-wide', makePng({ width: 1_100, height: 100 }), 'wide'],
    ['picture-damaged', makePng({ width: 200, height: 200 }).subarray(0, 60), 'square'],
    ['picture-damaged', makeClaim(200, 200), 'square'],
    [
      'picture-moves',
      makePng({ width: 200, height: 200, chunks: [chunk('acTL', Buffer.alloc(8))] }),
      'square',
    ],
    ['picture-type', Buffer.from('ffd8ffe000104a464946', 'hex'), 'square'],
    ['picture-type', Buffer.from('RIFF0000WEBPVP8 '), 'square'],
    ['picture-type', Buffer.from('%PDF-1.7'), 'square'],
    ['picture-type', Buffer.from('hello'), 'square'],
  ])('is refused by the code %s', async (code, bytes, kind) => {
    expect(await codeOf(bytes, kind)).toBe(code);
  });

  it('is refused with the size that it has', async () => {
    await expect(takePicture(makeClaim(10_000, 10_000), 'square')).rejects.toThrow(
      'A PNG may have at most 4,096 × 4,096 pixels; this one has 10,000 × 10,000.',
    );
    await expect(takePicture(Buffer.from('ffd8ffe0', 'hex'), 'wide')).rejects.toThrow(
      'A logo is an SVG or a PNG file; this one is JPEG.',
    );
  });
});
