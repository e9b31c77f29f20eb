import { isMailLink } from './mail-link.ts';
import { findUnknown, VARIABLES } from '#rules/newsletters/variables.ts';
import { writeVariable } from './variables.ts';

export { isWritten } from './is-written.ts';

/** Variables as they are written. */
const KNOWN = VARIABLES.map((name) => writeVariable(name)).join(' ');

/** Returns the first misspelt variable of a text, and those that there are. */
export function findUnknownVariable(text: string): { variable: string; known: string } | undefined {
  const [variable] = findUnknown(text);

  return variable === undefined ? undefined : { variable, known: KNOWN };
}

/** Tells whether mail clients show each image of a content. */
export const hasImagesByHttps = (html: string): boolean => imageUrls(html).every(isImageUrl);

/** Tells whether mails can have the link of each button of a content. */
export const hasButtonsWithLinks = (html: string): boolean => buttonUrls(html).every(isMailLink);

/**
 * Tells whether a text is a URL that mail clients show images from: https only. The server removes images with any
 * other URL (clean-content.ts).
 */
export const isImageUrl = (url: string) => /^https:\/\/[^\s"<>]+$/i.test(url);

/** Counts the blocks of a content. */
export const countBlocks = (html: string) => html.match(/data-block\s*=/gi)?.length ?? 0;

const imageUrls = (html: string) => (/<img/i.test(html) ? valuesOf(html, 'img', 'src') : []);

const buttonUrls = (html: string) =>
  /data-block/i.test(html) ? valuesOf(html, '[data-block="button"] a', 'href') : [];

function valuesOf(html: string, selector: string, attribute: string): string[] {
  const found = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector);

  return [...found].map((element) => element.getAttribute(attribute)?.trim() ?? '');
}
