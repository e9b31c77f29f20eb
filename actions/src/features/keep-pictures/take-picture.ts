import { createHash } from 'node:crypto';
import { drawPicture } from '#runtime/pictures/draw-picture.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { cleanSvg } from './clean-svg.ts';
import type { Picture, PictureFile, PictureKind, Variant } from './picture.ts';
import { groundFor, toneOf, type Tone } from './picture-tone.ts';
import { isPng, readPng } from './read-png.ts';

/** Pixels of a stored raster picture at most, for screens with three pixels a point. */
const RASTER_PX = { wide: { width: 1_200, height: 240 }, square: { width: 512, height: 512 } };
/** Pixels of height at least: a smaller raster picture is blurred where it is shown. */
const MIN_HEIGHT_PX = { wide: 40, square: 180 };
/** Width by height at least and at most. */
const SHAPES = {
  wide: { from: 1.2, to: 10, code: 'picture-not-wide', words: 'wider than high, up to ten times' },
  square: { from: 0.8, to: 1.25, code: 'picture-not-square', words: 'about as wide as high' },
} as const;

/**
 * Checks an uploaded file and writes a clean one with all its variants; throws a sentence that says what was wanted and what
 * was found.
 */
export async function takePicture(bytes: Buffer, kind: PictureKind): Promise<Picture> {
  const source = isPng(bytes) ? await takePng(bytes, kind) : takeSvg(bytes, kind);
  const tone = toneOf(await draw(source.content, { ...inHeight(source, TONE_PX), format: 'raw' }));
  const files = [source, ...(await variantsOf(source, kind, tone))];
  const hash = createHash('sha256').update(kind);
  for (const { content } of files) hash.update(content);

  return { hash: hash.digest('hex').slice(0, 32), tone, files };
}

/** Pixels of height at which the tone of a picture is measured. */
const TONE_PX = 96;

async function takePng(bytes: Buffer, kind: PictureKind): Promise<PictureFile> {
  const found = readPng(bytes);
  checkShape(found, kind);
  if (found.height < MIN_HEIGHT_PX[kind]) {
    throw new ActionError(
      'picture-too-small',
      `The picture should be at least ${MIN_HEIGHT_PX[kind]} pixels high; this one has ${found.height}.`,
      { details: { wanted: MIN_HEIGHT_PX[kind], found: found.height } },
    );
  }
  const most = RASTER_PX[kind];
  const shrink = Math.min(1, most.width / found.width, most.height / found.height);
  const size = { width: Math.round(found.width * shrink), height: Math.round(found.height * shrink) };

  return { variant: '', mediaType: 'image/png', ...size, content: await draw(bytes, size) };
}

function takeSvg(bytes: Buffer, kind: PictureKind): PictureFile {
  const { text, width, height } = cleanSvg(textOf(bytes));
  checkShape({ width, height }, kind);

  return { variant: '', mediaType: 'image/svg+xml', width, height, content: Buffer.from(text) };
}

/** Returns the text of an SVG; throws for any other kind of file, which it names if it knows it. */
function textOf(bytes: Buffer): string {
  const found = KINDS.find(([, magic]) => magic.test(bytes.toString('latin1', 0, 16)))?.[0];
  const text = found === undefined ? new TextDecoder().decode(bytes) : '';
  if (!/^\s*</.test(text)) {
    const words = found ?? 'of another kind';
    throw new ActionError('picture-type', `A logo is an SVG or a PNG file; this one is ${words}.`, {
      details: { found: found ?? '?' },
    });
  }

  return text;
}

/** Kinds of files that people take for a logo's, by their first bytes. */
const KINDS: [name: string, magic: RegExp][] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['GIF', /^GIF8/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['PDF', /^%PDF/],
  ['HEIC', /^.{4}ftyp(heic|heix|mif1|msf1)/s],
  ['AVIF', /^.{4}ftypavif/s],
  ['PostScript', /^%!PS/],
  ['ZIP', /^PK/],
];

function checkShape({ width, height }: { width: number; height: number }, kind: PictureKind): void {
  const { from, to, code, words } = SHAPES[kind];
  const ratio = width / height;
  if (ratio >= from && ratio <= to) return;
  throw new ActionError(
    code,
    `The ${kind} logo should be ${words}; this picture has ${width} × ${height} pixels.`,
    { details: { found: `${width} × ${height}` } },
  );
}

/** Draws what needs a raster picture: icons, the tab's icon, the logo of mails and of social sites. */
async function variantsOf(source: PictureFile, kind: PictureKind, tone: Tone): Promise<PictureFile[]> {
  const { content } = source;
  const ground = groundFor(tone);
  const icon = async (side: number): Promise<PictureFile> => ({
    ...{ variant: String(side) as Variant, mediaType: 'image/png', width: side, height: side },
    content: await draw(content, {
      width: side,
      height: side,
      ground,
      margin: (side * (1 - ICON_SHARE)) / 2,
    }),
  });
  const inMail = inHeight(source, MAIL_PX);
  const framed = { width: inMail.width + MAIL_PX / 2, height: inMail.height + MAIL_PX / 2 };
  const social = inHeight(source, SOCIAL_PX);
  const files: PictureFile[] = [
    {
      ...{ variant: 'mail', mediaType: 'image/png', ...framed },
      content: await draw(content, { ...framed, ground, margin: MAIL_PX / 4 }),
    },
    { variant: 'social', mediaType: 'image/png', ...social, content: await draw(content, social) },
  ];
  if (kind === 'wide') return files;
  const tab: PictureFile = {
    ...{ variant: '48', mediaType: 'image/x-icon', width: 48, height: 48 },
    content: await draw(content, { width: 48, height: 48, format: 'ico' }),
  };

  return [...files, tab, ...(await Promise.all([180, 192, 512].map(icon)))];
}

/** Returns the size of a picture that is drawn with so many pixels of height. */
const inHeight = ({ width, height }: PictureFile, pixels: number) => ({
  width: Math.max(1, Math.round((width / height) * pixels)),
  height: pixels,
});

/** Share of an icon's side that the logo takes: a system may cut the rest to its own shape. */
const ICON_SHARE = 0.6;
/** Pixels of height in mails and on social pictures, twice as many as are shown. */
const MAIL_PX = 80;
const SOCIAL_PX = 144;

/** Draws a picture; one that can't be drawn is damaged. */
async function draw(content: Buffer, drawing: Parameters<typeof drawPicture>[1]): Promise<Buffer> {
  try {
    return await drawPicture(content, drawing);
  } catch (cause) {
    throw new ActionError('picture-damaged', 'The picture can’t be drawn. Please export it again.', {
      cause,
    });
  }
}
