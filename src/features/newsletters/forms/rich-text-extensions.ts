import { Extension, Node, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { blockExtensions, MAIL_BLOCKS } from './rich-text-blocks.ts';
import { Variable, type LabelOf } from './rich-text-variable.ts';

/** Name of the node for HTML that the editor has no node type for. */
export const RAW_HTML = 'rawHtml';

/** Characters of a raw block's text that are shown in its place. */
const SHOWN_LENGTH = 160;

const textIn = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim().slice(0, SHOWN_LENGTH);

/** Block of HTML kept as it was written; in the editor it can be moved and deleted, and its source can be edited. */
const RawHtml = Node.create({
  name: RAW_HTML,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    html: { default: '', rendered: false, parseHTML: (element) => element.getAttribute('data-raw-html') },
  }),
  parseHTML: () => [{ tag: 'div[data-raw-html]' }],
  renderHTML: ({ node }) => [
    'div',
    { 'data-raw-html': String(node.attrs['html']) },
    textIn(String(node.attrs['html'])) || '<…>',
  ],
});

const KEPT = ['dir', 'lang', 'style', 'align'];
const BLOCKS = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'image'];

/** Attributes that the text of a mail may have; kept unchanged. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: Object.fromEntries(
        KEPT.map((name) => [
          name,
          {
            default: null,
            parseHTML: (element: HTMLElement) => element.getAttribute(name),
            renderHTML: (attributes: Record<string, unknown>) =>
              attributes[name] ? { [name]: String(attributes[name]) } : {},
          },
        ]),
      ),
    },
  ],
});

/**
 * Returns the extensions for everything that the editor can write; any other HTML is kept in raw blocks. `labelOf` names
 * the variables.
 */
export const richTextExtensions = (labelOf: LabelOf = (name) => name): Extensions => [
  StarterKit.configure({
    document: false,
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  Node.create({ name: 'doc', topNode: true, content: `(block | ${MAIL_BLOCKS} | ${RAW_HTML})+` }),
  Image,
  RawHtml,
  ...blockExtensions,
  Variable.configure({ labelOf }),
  KeptAttributes,
];
