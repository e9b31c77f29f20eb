import { hasText } from '../text/has-text.ts';
import { dropUnknown } from './variables.ts';

/** Elements whose text mails don't have. */
export const TAGS_WITHOUT_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'title',
  'svg',
  'math',
  'template',
  'iframe',
] as const;

/** Tells whether mails show the image of a URL: by https only, and no recipient's data decides what is fetched. */
export const isShownImage = (src: string): boolean => /^https:\/\//i.test(src) && !src.includes('{{');

/**
 * Tells whether mails show anything of a content: words, a variable or an image; `<p></p>` is nothing. `text` is the
 * text outside of TAGS_WITHOUT_TEXT, `images` are the URLs of all images.
 */
export const isWritten = ({ text, images }: { text: string; images: readonly string[] }): boolean =>
  images.some(isShownImage) || hasText(dropUnknown(text));
