import type { Tone } from './picture-tone.ts';

/** Says where a picture is shown: beside or instead of the brand’s name, or in the place of its mark. */
export type PictureKind = 'wide' | 'square';
/** Variants of a picture by their names in the database; '' is the picture itself. */
export type Variant = '' | '180' | '192' | '512' | '48' | 'mail' | 'social';
/** One file of a picture, as it is stored. */
export type PictureFile = {
  variant: Variant;
  mediaType: 'image/svg+xml' | 'image/png' | 'image/x-icon';
  width: number;
  height: number;
  content: Buffer;
};
export type Picture = { hash: string; tone: Tone; files: PictureFile[] };

/** Bytes of an uploaded file at most. */
export const MAX_BYTES = 512 * 1024;
