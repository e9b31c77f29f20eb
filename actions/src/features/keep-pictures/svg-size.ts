import { ActionError } from '#actions/lib/action-error.ts';
import { MAX_SIDE_PX } from './read-png.ts';

/** Pixels of each unit of length that SVG knows, but for those that depend on a font or a window. */
const PIXELS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4 / 2.54,
};

export type SvgSize = { width: number; height: number; viewBox: string };

/** Returns the size of an SVG in pixels, from its width and height or else its viewBox; throws if it has neither. */
export function sizeOf(attributes: Record<string, string>): SvgSize {
  const [x, y, boxWidth, boxHeight] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = isLength(boxWidth) && isLength(boxHeight) && Number.isFinite(x) && Number.isFinite(y);
  const own = { width: pixelsOf(attributes['width']), height: pixelsOf(attributes['height']) };
  const [width, height] =
    isLength(own.width) && isLength(own.height) ? [own.width, own.height] : [boxWidth, boxHeight];
  if (!isLength(width) || !isLength(height)) {
    throw new ActionError(
      'picture-size-missing',
      'The SVG must say how large it is, by a viewBox or by width and height; this one has neither.',
    );
  }
  const shrink = Math.min(1, MAX_SIDE_PX / Math.max(width, height));

  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
    viewBox: hasBox ? [x, y, boxWidth, boxHeight].join(' ') : `0 0 ${width} ${height}`,
  };
}

function pixelsOf(length: string | undefined): number | undefined {
  const [, digits, unit = ''] = /^\s*(\d*\.?\d+)([a-z]*)\s*$/.exec(length ?? '') ?? [];
  const pixels = PIXELS[unit];

  return digits === undefined || pixels === undefined ? undefined : Number(digits) * pixels;
}

const isLength = (pixels: number | undefined): pixels is number =>
  pixels !== undefined && Number.isFinite(pixels) && pixels > 0;
