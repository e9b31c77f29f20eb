import { DOMParser as Reader, DOMSerializer, Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { textToHtml } from '#rules/newsletters/text-to-html.ts';
import { RAW_HTML } from './rich-text-extensions.ts';
import { markVariables, unmarkVariables } from './rich-text-variable.ts';

/**
 * Parses HTML into an editor document. A block that the editor would write back differently becomes a raw block that
 * keeps its source, so opening the editor loses nothing, and typing changes only the edited block.
 */
export function readHtml(schema: Schema, html: string): Node {
  // Without `<body>`, the parser would put leading comments and style elements outside the body.
  const { body } = new DOMParser().parseFromString(`<body>${textToHtml(html)}`, 'text/html');
  const blocks = [...body.childNodes].flatMap((node) => readBlock(schema, node));
  const content = blocks.length > 0 ? blocks : [schema.node('paragraph')];

  return schema.node('doc', null, content);
}

/** Serializes the document as HTML; returns '' for an empty document. */
export function writeHtml(document: Node): string {
  const blocks = document.children.map((block) =>
    block.type.name === RAW_HTML ? String(block.attrs['html']) : elementOf(block).outerHTML,
  );
  const isEmpty = document.childCount === 1 && blocks[0] === '<p></p>';

  return isEmpty ? '' : blocks.join('\n');
}

function readBlock(schema: Schema, node: ChildNode): Node[] {
  if (node instanceof Text) return readText(schema, node);
  const raw = [schema.node(RAW_HTML, { html: sourceOf(node) })];
  if (!(node instanceof HTMLElement)) return raw;
  const blocks = parse(schema, node);
  const [block] = blocks;
  if (blocks.length !== 1 || !block || block.type.name === RAW_HTML) return raw;

  return isSame(node, elementOf(block)) ? blocks : raw;
}

/** Turns text between blocks into a paragraph; white space alone gives nothing. */
function readText(schema: Schema, { data }: Text): Node[] {
  const text = data.replaceAll(/[ \t\r\n]+/g, ' ').trim();
  const paragraph = document.createElement('p');
  paragraph.textContent = text;

  return text === '' ? [] : parse(schema, paragraph);
}

function parse(schema: Schema, element: HTMLElement): Node[] {
  const place = element.ownerDocument.createElement('div');
  place.append(element.cloneNode(true));
  markVariables(place);
  const { content } = Reader.fromSchema(schema).parse(place);

  return Fragment.from(content).content.slice();
}

function elementOf(block: Node): HTMLElement {
  const element = DOMSerializer.fromSchema(block.type.schema).serializeNode(block) as HTMLElement;
  unmarkVariables(element);

  return element;
}

function sourceOf(node: ChildNode): string {
  if (node instanceof HTMLElement || node instanceof SVGElement) return node.outerHTML;

  return new XMLSerializer().serializeToString(node);
}

/** Tag names that the editor replaces by an equivalent one, so the replacement is no loss. */
const SAME_TAGS: Record<string, string> = { B: 'strong', I: 'em', DEL: 's', STRIKE: 's' };

function isSame(written: HTMLElement, read: HTMLElement): boolean {
  return normal(written).isEqualNode(normal(read));
}

/** Copies an element without differences that a reader of the mail can't see. */
function normal(element: Element): Element {
  const copy = document.createElement(SAME_TAGS[element.tagName] ?? element.tagName);
  for (const { name, value } of element.attributes) {
    copy.setAttribute(name, name === 'style' ? plainStyle(value) : value);
  }
  const children = isWrapped(element)
    ? [...(element.firstElementChild?.childNodes ?? [])]
    : [...element.childNodes];
  for (const child of children) {
    if (child instanceof Element) copy.append(normal(child));
    else if (child instanceof Text) copy.append(child.data.replaceAll(/[ \t\r\n]+/g, ' '));
    else copy.append(child.cloneNode(true));
  }
  copy.normalize();
  trimEdges(copy);

  return copy;
}

const plainStyle = (style: string): string => style.replaceAll(/\s+/g, '').replace(/;$/, '').toLowerCase();

/**
 * Tells whether an element is a list item whose only child is a plain paragraph; the editor wraps the text of list
 * items so.
 */
function isWrapped(element: Element): boolean {
  const only = element.childNodes.length === 1 ? element.firstElementChild : null;

  return element.tagName === 'LI' && only?.tagName === 'P' && only.attributes.length === 0;
}

const BLOCK_TAGS = new Set(['P', 'LI', 'UL', 'OL', 'BLOCKQUOTE', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

/** Removes white space at the edges of a block and between blocks, which browsers don't show. */
function trimEdges(element: Element): void {
  if (!isBlock(element)) return;
  for (const child of [...element.childNodes]) {
    if (!(child instanceof Text)) continue;
    const isStart = child.previousSibling === null || isBlock(child.previousSibling);
    const isEnd = child.nextSibling === null || isBlock(child.nextSibling);
    if (isStart) child.data = child.data.trimStart();
    if (isEnd) child.data = child.data.trimEnd();
    if (child.data === '') child.remove();
  }
}

const isBlock = (node: ChildNode): boolean =>
  node instanceof Element && (BLOCK_TAGS.has(node.tagName) || node.hasAttribute('data-block'));
