import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Texts of a refused file by the service's codes; they get `{found}` and `{wanted}`. */
export const pictureErrors = {
  'picture-damaged': 'brand.error.damaged',
  'picture-has-script': 'brand.error.hasScript',
  'picture-has-text': 'brand.error.hasText',
  'picture-loads': 'brand.error.loads',
  'picture-moves': 'brand.error.moves',
  'picture-not-square': 'brand.error.notSquare',
  'picture-not-wide': 'brand.error.notWide',
  'picture-size-missing': 'brand.error.sizeMissing',
  'picture-too-complex': 'brand.error.tooComplex',
  'picture-too-large': 'brand.error.tooLarge',
  'picture-too-many-pixels': 'brand.error.tooManyPixels',
  'picture-too-small': 'brand.error.tooSmall',
  'picture-type': 'brand.error.type',
} as const satisfies ErrorTexts<MessageId>;
