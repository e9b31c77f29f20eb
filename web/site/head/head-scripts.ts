import { createHash } from 'node:crypto';
import { isHandler, readHeadHtml, type InnerPart, type WrittenElement } from '#rules/head/read-head-html.ts';
import type { HeadElement } from './head-element.ts';
import { splitNoscript } from './split-noscript.ts';
import { styleText, writeInnerHtml } from './write-inner-html.ts';

/** Elements that an administrator saved for public pages. */
export type HeadScripts = {
  /** Elements that are in the head without consent: `meta`, `link`, `style`, `template`, and what `noscript` has of them. */
  always: HeadElement[];
  /** `noscript` elements with texts, which a head can't hold; they begin the body. */
  body: HeadElement[];
  /** What waits for the visitor's consent: scripts, and what `noscript` has of pictures and frames. */
  scripts: HeadElement[];
  /** URLs of style sheets that the elements load without consent. */
  styleSheets: string[];
};

/** Attributes that a script can set, so that an open page gets them, too. */
const SETTABLE = /^[a-z_:][\w:.-]*$/i;
const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi;

/** Reads the saved HTML. What can't be saved (rules/head) but is in a row of an earlier build is left away. */
export function readHeadScripts(saved: string | null | undefined): HeadScripts {
  const found: HeadScripts = { always: [], body: [], scripts: [], styleSheets: [] };
  for (const element of readHeadHtml(saved ?? '').elements) sort(element, found);

  return found;
}

function sort({ tag, attributes, inner }: WrittenElement, found: HeadScripts): void {
  const element = { tag, attributes: settable(attributes) };
  const text = inner.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  switch (tag) {
    case 'link':
    case 'meta':
      found.always.push(element);
      break;
    case 'style':
      found.always.push({ ...element, text: styleText(text) });
      break;
    case 'template':
      found.always.push({ ...element, text: writeInnerHtml(inner) });
      return;
    case 'script':
      found.scripts.push({ ...element, text });
      return;
    case 'noscript':
      sortNoscript(element, inner, found);
      return;
  }
  found.styleSheets.push(...styleSheetsOf([{ kind: 'open', name: tag, attributes }, ...inner]));
}

function sortNoscript(element: HeadElement, inner: readonly InnerPart[], found: HeadScripts): void {
  const { stays, waits, isOfHead } = splitNoscript(inner);
  if (stays) {
    found[isOfHead ? 'always' : 'body'].push({ ...element, text: writeInnerHtml(stays) });
    found.styleSheets.push(...styleSheetsOf(stays));
  }
  if (waits) found.scripts.push({ ...element, text: writeInnerHtml(waits) });
}

/** Handlers in attributes are left away: the page's policy, which allows scripts by hash, would block them. */
function settable(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([key]) => SETTABLE.test(key) && !isHandler(key)),
  );
}

/** Returns the URLs of linked and imported style sheets. */
function styleSheetsOf(parts: readonly InnerPart[]): string[] {
  return parts.flatMap((part, at) => {
    const before = parts[at - 1];
    if (part.kind === 'text' && before?.kind === 'open' && before.name === 'style')
      return [...part.text.matchAll(IMPORT)].map(([, url = '']) => url);
    if (part.kind !== 'open' || part.name !== 'link') return [];
    const { rel = '', href = '' } = part.attributes;

    return /\bstylesheet\b/i.test(rel) ? [href] : [];
  });
}

/** Returns the hashes (`sha256-…`) of the saved inline scripts, which the content security policy must allow. */
export function headScriptHashes(saved: string | null | undefined): string[] {
  const inline = readHeadScripts(saved).scripts.filter(
    ({ tag, attributes }) => tag === 'script' && !('src' in attributes),
  );
  const hashes = inline.map(({ text }) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );

  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

/** Returns the origins from which the saved HTML loads scripts and styles. */
export function headScriptHosts(saved: string | null | undefined): { script: string[]; style: string[] } {
  const { scripts, styleSheets } = readHeadScripts(saved);
  const sources = scripts.map(({ tag, attributes }) => (tag === 'script' ? attributes['src'] : undefined));

  return { script: originsOf(sources), style: originsOf(styleSheets) };
}

/** Returns the origins of absolute URLs; a URL without a scheme (`//host/…`) counts as https. */
function originsOf(urls: ReadonlyArray<string | undefined>): string[] {
  const parsed = urls.flatMap((url) => {
    const full = url?.startsWith('//') ? `https:${url}` : url;
    return full && URL.canParse(full) && /^https?:/i.test(full) ? [new URL(full).origin] : [];
  });

  return [...new Set(parsed)];
}
