import { DomUtils, parseDocument } from 'htmlparser2';
import type { Locale } from '#actions/config/locale.ts';

/** Elements that are lines of their own if no other line is within. */
const LINES = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'caption', 'figcaption'],
  ...['div', 'blockquote', 'ul', 'ol', 'table', 'figure', 'center', 'pre', 'hr'],
]);
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const FROM_LEFT = /\p{Script=Latin}/u;
/** Variables, whose names and values tell nothing of the line, and entities. */
const NO_LETTERS = /\{\{[^{}]*\}\}|&#?\w+;/g;

type Tag = ReturnType<typeof DomUtils.findAll>[number];

/**
 * Gives lines all of whose letters are of the other script its direction: without it an Arabic mail shows `8 GB` as
 * `GB 8`. The element within the line changes neither its side nor the mark of a list.
 */
export function directLines(content: string, locale: Locale): string {
  const page = parseDocument(content, { decodeEntities: false });
  const lines = DomUtils.findAll((tag) => isLine(tag) && !hasDirection(tag), page.children);
  const directed = lines.filter((line) => isOfOtherScript(DomUtils.textContent(line), locale));
  if (directed.length === 0) return content;
  for (const line of directed) wrapContent(line, directionIn(locale));

  return DomUtils.getInnerHTML(page, { decodeEntities: false, encodeEntities: false });
}

/** Returns a text, escaped as HTML, with the direction of its letters if all are of the other script. */
export const directText = (text: string, locale: Locale): string =>
  isOfOtherScript(text, locale) ? `<span dir="${directionIn(locale)}">${text}</span>` : text;

/** Returns the direction of the script in which the language is not written. */
const directionIn = (locale: Locale) => (locale === 'ar' ? 'ltr' : 'rtl');

function isOfOtherScript(text: string, locale: Locale): boolean {
  const letters = text.replaceAll(NO_LETTERS, ' ');
  const [own, other] = locale === 'ar' ? [FROM_RIGHT, FROM_LEFT] : [FROM_LEFT, FROM_RIGHT];

  return other.test(letters) && !own.test(letters);
}

/** Tells whether an element is a line; blocks are drawn later, with their own rules. */
const isLine = (tag: Tag): boolean =>
  LINES.has(tag.name) &&
  tag.attribs['data-block'] === undefined &&
  !DomUtils.existsOne((inner) => LINES.has(inner.name), tag.children);

/** Tells whether the writer has given a direction to an element or what is around it. */
function hasDirection({ attribs, parent }: Tag): boolean {
  if (attribs['dir'] !== undefined || /\bdirection:/.test(attribs['style'] ?? '')) return true;

  return parent !== null && DomUtils.isTag(parent) && hasDirection(parent);
}

function wrapContent(line: Tag, direction: string): void {
  const [span] = parseDocument(`<span dir="${direction}"></span>`).children;
  if (!span || !DomUtils.isTag(span)) throw new Error('A parsed element is none.');
  for (const child of [...line.children]) DomUtils.appendChild(span, child);
  DomUtils.appendChild(line, span);
}
