import { escapeHtml } from '#runtime/escape-html.ts';

/** One element of a document's head; `text` is what a script holds. */
export type HeadElement = {
  tag: 'link' | 'meta' | 'script';
  attributes: Record<string, string>;
  text?: string;
};

/** What a document's head says of one view of one page. */
export type PageHead = { title: string | undefined; elements: HeadElement[] };

/** `<meta name=… content=…>`; none without a content. */
export function named(name: string, content: string | undefined): HeadElement[] {
  return content ? [{ tag: 'meta', attributes: { name, content } }] : [];
}

/** `<meta property=… content=…>`, as Open Graph has it; none without a content. */
export function property(name: string, content: string | undefined): HeadElement[] {
  return content ? [{ tag: 'meta', attributes: { property: name, content } }] : [];
}

/** `<link rel=… href=…>` */
export function link(rel: string, href: string, more: Record<string, string> = {}): HeadElement {
  return { tag: 'link', attributes: { rel, ...more, href } };
}

/** A block of data that no browser runs. */
export function dataBlock(type: string, data: unknown, more: Record<string, string> = {}): HeadElement {
  return { tag: 'script', attributes: { type, ...more }, text: JSON.stringify(data) };
}

/** The element as HTML, marked as the server's: the page in the browser takes it over and replaces it later. */
export function renderHeadElement({ tag, attributes, text }: HeadElement): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${list.join('')} data-seo>`;

  return tag === 'script' ? `${open}${escapeScript(text ?? '')}</script>` : open;
}

/** JSON as it may stand in a script: nothing in it ends the element or opens a comment. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
