import { Parser } from 'htmlparser2';

const HEAD_TAGS = ['link', 'meta', 'script', 'style', 'noscript', 'template'] as const;
type HeadTag = (typeof HEAD_TAGS)[number];
type Attributes = Readonly<Record<string, string>>;

/** The content of an element, in its order. Texts are decoded, but for those of scripts and styles. */
export type InnerPart =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text' | 'comment'; text: string };

/** An element for the head of public pages, as it was written. */
export type WrittenElement = {
  readonly tag: HeadTag;
  readonly attributes: Attributes;
  readonly inner: InnerPart[];
};

/** Something that can't be saved: `base`, `title`, or a handler (`onload`) of `element`. Lines count from 1. */
export type HeadFault = { readonly name: string; readonly element: string; readonly line: number };

export type HeadHtml = {
  readonly elements: readonly WrittenElement[];
  readonly faults: readonly HeadFault[];
  /** Names of the elements that a head can't hold, each once; `#text` means a text outside of elements. */
  readonly leftOut: readonly string[];
};

/** Elements whose inside is no part of the head by itself. */
const WHOLE: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'title',
]);
/** Elements that the web server writes itself, so that nothing is lost where they are written around others. */
const FRAME: ReadonlySet<string> = new Set(['html', 'head', 'body']);
const REFUSED: ReadonlySet<string> = new Set(['base', 'title']);

export const isHandler = (attribute: string): boolean => attribute.startsWith('on');

const isHeadTag = (name: string): name is HeadTag => (HEAD_TAGS as readonly string[]).includes(name);

type Whole = { readonly inner: InnerPart[]; depth: number };

/**
 * Reads HTML that an administrator writes for the head of public pages. The content of `noscript`, `template`, `svg` or
 * a comment stays there whole: it is neither taken out nor refused.
 */
export function readHeadHtml(html: string): HeadHtml {
  const elements: WrittenElement[] = [];
  const faults: HeadFault[] = [];
  const leftOut = new Set<string>();
  const lineAt = countLines(html);
  /** The element that is read whole, and the number of left out elements around what is read. */
  let whole: Whole | undefined;
  let outside = 0;

  function begin(name: string, attributes: Attributes): void {
    faults.push(...faultsOf(name, attributes, lineAt(parser.startIndex)));
    const inner: InnerPart[] = [];
    if (isHeadTag(name)) elements.push({ tag: name, attributes, inner });
    else if (!FRAME.has(name) && !REFUSED.has(name)) leftOut.add(name);
    if (WHOLE.has(name)) whole = { inner, depth: 0 };
    else if (!isHeadTag(name) && !FRAME.has(name)) outside += 1;
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (!whole) return begin(name, attributes);
      whole.depth += 1;
      whole.inner.push({ kind: 'open', name, attributes });
    },
    ontext(text) {
      if (whole) addText(whole.inner, text);
      else if (outside === 0 && text.trim() !== '') leftOut.add('#text');
    },
    oncomment(text) {
      whole?.inner.push({ kind: 'comment', text });
    },
    onclosetag(name) {
      if (!whole) {
        if (!isHeadTag(name) && !FRAME.has(name)) outside -= 1;
      } else if (whole.depth === 0) {
        whole = undefined;
      } else {
        whole.depth -= 1;
        whole.inner.push({ kind: 'close', name });
      }
    },
  });
  parser.end(html);

  return { elements, faults, leftOut: [...leftOut] };
}

function faultsOf(element: string, attributes: Attributes, line: number): HeadFault[] {
  const refused = REFUSED.has(element) ? [element] : [];

  return [...refused, ...Object.keys(attributes).filter(isHandler)].map((name) => ({ name, element, line }));
}

/** Adds a text to the one before it: the parser tells a text with entities in pieces. */
function addText(inner: InnerPart[], text: string): void {
  const last = inner.at(-1);
  if (last?.kind === 'text') last.text += text;
  else inner.push({ kind: 'text', text });
}

/** Returns a function that gives the line of a place; places come in their order. */
function countLines(html: string): (place: number) => number {
  let line = 1;
  let from = 0;

  return (place) => {
    for (let at = html.indexOf('\n', from); at !== -1 && at < place; at = html.indexOf('\n', from)) {
      line += 1;
      from = at + 1;
    }

    return line;
  };
}
