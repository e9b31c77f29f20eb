import { ActionError } from '#actions/lib/action-error.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Pixels of a side: enough for any screen, and little to decode. */
export const MAX_SIDE_PX = 4_096;

/** Tells whether a file begins as a PNG does. */
export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/**
 * Reads the size of a PNG from its first chunk, before anything is decoded: a file of a few bytes may claim thousands of
 * megapixels. Throws if it claims too many, or moves.
 */
export function readPng(bytes: Buffer): { width: number; height: number } {
  const chunks = [...chunksOf(bytes)];
  const [head] = chunks;
  if (head?.type !== 'IHDR' || head.length !== 13 || chunks.at(-1)?.type !== 'IEND') {
    throw new ActionError('picture-damaged', 'The PNG file is damaged or not whole. Please export it again.');
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (Math.max(width, height) > MAX_SIDE_PX) {
    const found = `${inDigits(width)} × ${inDigits(height)}`;
    throw new ActionError(
      'picture-too-many-pixels',
      `A PNG may have at most ${inDigits(MAX_SIDE_PX)} × ${inDigits(MAX_SIDE_PX)} pixels; this one has ${found}.`,
      { details: { found } },
    );
  }
  if (chunks.some(({ type }) => type === 'acTL')) {
    throw new ActionError('picture-moves', 'The logo must stand still; this PNG is an animation (APNG).', {
      details: { found: 'APNG' },
    });
  }

  return { width, height };
}

const inDigits = (pixels: number) => pixels.toLocaleString('en');

/** Yields the chunks of a PNG until one does not fit into the file. */
function* chunksOf(bytes: Buffer): Generator<{ type: string; length: number }> {
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + length;
    if (at > bytes.length) return;
    yield { type, length };
  }
}
