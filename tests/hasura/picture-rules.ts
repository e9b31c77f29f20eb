import type { Row } from './webhook-rules.ts';

export const PICTURES_VALID: Record<string, Row> = {
  pictures: {
    hash: 'a'.repeat(32),
    name: 'logo.png',
    media_type: 'image/png',
    width: 120,
    height: 40,
    content: '\\x00',
  },
};

/** Changes to a picture that each named rule of pictures refuses. */
export const PICTURES_REFUSED: Record<string, Row[]> = {
  pictures_hash_form: [{ hash: 'A'.repeat(32) }, { hash: 'a'.repeat(31) }, { hash: '' }],
  pictures_variant_known: [{ variant: '64' }],
  pictures_name_length: [{ name: '' }, { name: 'x'.repeat(256) }],
  pictures_media_type_known: [{ media_type: 'text/html' }, { media_type: 'image/jpeg' }],
  pictures_size_range: [{ width: 0 }, { height: 4_097 }],
  pictures_tone_known: [{ tone: 'grey' }],
  pictures_content_length: [{ content: '\\x' }],
};
