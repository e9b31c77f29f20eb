import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import type { InnerPart } from '#rules/head/read-head-html.ts';

const VOID: ReadonlySet<string> = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);
const FOREIGN: ReadonlySet<string> = new Set(['svg', 'math']);
/** Characters that end a name in a tag. */
const NO_NAME = /[\s"'<>/=]/;

/**
 * Writes the inside of an element as HTML in which every element is closed and no text ends one, whatever was written,
 * so that it can't reach beyond its element.
 */
export function writeInnerHtml(parts: readonly InnerPart[]): string {
  /** The last opened element, and the number of `svg` and `math` elements around it: those have no raw text. */
  let name = '';
  let foreign = 0;

  return parts
    .map((part) => {
      switch (part.kind) {
        case 'open':
          name = part.name;
          if (FOREIGN.has(name)) foreign += 1;
          return openTag(name, part.attributes);
        case 'close':
          name = '';
          if (FOREIGN.has(part.name)) foreign -= 1;
          return VOID.has(part.name) || isEndless(part.name) ? '' : `</${part.name}>`;
        case 'comment':
          return writeComment(part.text);
        case 'text':
          return writeText(part.text, foreign > 0 ? '' : name);
      }
    })
    .join('');
}

/** Returns the text of a style with the line ends that HTML gives it; nothing in it ends an element around it. */
export function styleText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('</', String.raw`<\/`);
}

/** Nothing ends `plaintext`, not even the end of the element around it. */
const isEndless = (name: string): boolean => name === 'plaintext';

function openTag(name: string, attributes: Readonly<Record<string, string>>): string {
  if (isEndless(name)) return '';
  const list = Object.entries(attributes)
    .filter(([key]) => key !== '' && !NO_NAME.test(key))
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);

  return `<${name}${list.join('')}>`;
}

function writeText(text: string, element: string): string {
  if (element === 'style') return styleText(text);
  if (element === 'script') return scriptText(text);

  return escapeHtml(text);
}

/** A script with `<!--` before `<script` goes on beyond its end tag. */
function scriptText(text: string): string {
  return text.includes('<!--') ? text.replace(/<(?=script)/gi, String.raw`\x3C`) : text;
}

/** A comment that browsers end at another place than the parser is left away. */
function writeComment(text: string): string {
  return /^-?>|--!|--$|-$|<\/noscript/i.test(text) ? '' : `<!--${text}-->`;
}
