import { escapeHtml } from '#runtime/bytes/escape-html.ts';

/** One element of a document's head; `text` is the text of a script or style, or the HTML inside `noscript` or `template`. */
export type HeadElement = {
  tag: 'link' | 'meta' | 'noscript' | 'script' | 'style' | 'template';
  attributes: Record<string, string>;
  text?: string;
};

/** Title and elements in the document head of one page in one language; `body` are elements that begin the body. */
export type PageHead = {
  title: string | undefined;
  elements: HeadElement[];
  body?: HeadElement[];
  /** Addresses of the brand's own icons: for the tab and for home screens. */
  icons?: { tab: string; touch: string };
  /** The brand's colour, `#rrggbb`; absent where the site has its own. */
  color?: string;
};

/** Returns `<meta name=… content=…>`; nothing without a content. */
export function named(name: string, content: string | undefined): HeadElement[] {
  return content ? [{ tag: 'meta', attributes: { name, content } }] : [];
}

/** Returns `<meta property=… content=…>`, the form of Open Graph; nothing without a content. */
export function property(name: string, content: string | undefined): HeadElement[] {
  return content ? [{ tag: 'meta', attributes: { property: name, content } }] : [];
}

/** Returns `<link rel=… href=…>`. */
export function link(rel: string, href: string, more: Record<string, string> = {}): HeadElement {
  return { tag: 'link', attributes: { rel, ...more, href } };
}

/** Returns a `<script>` that holds JSON; browsers do not run it. */
export function dataBlock(type: string, data: unknown, more: Record<string, string> = {}): HeadElement {
  return { tag: 'script', attributes: { type, ...more }, text: JSON.stringify(data) };
}

/** Renders an element as HTML. `data-seo` marks it for the site, which replaces marked elements when the view changes. */
export function renderHeadElement({ tag, attributes, text }: HeadElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${list.join('')} data-seo>`;

  if (tag === 'script') return `${open}${escapeScript(text ?? '')}</script>`;

  return text === undefined ? open : `${open}${text}</${tag}>`;
}

/** Escapes JSON for a `<script>`, so that no text in it ends the element or opens a comment. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
