import { Extension, Node, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';

/** The node that holds HTML which the editor has no form for. */
export const RAW_HTML = 'rawHtml';

/** So much of what a raw block says is shown in its place. */
const SHOWN_LENGTH = 160;

const textIn = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim().slice(0, SHOWN_LENGTH);

/** A block of HTML kept as it was written: it can be moved and deleted here, and changed in the source. */
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

/** Attributes that a mail's text may have, kept as they are. */
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

/** What the editor can write; anything else stays in blocks of its own. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    document: false,
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  Node.create({ name: 'doc', topNode: true, content: `(block | ${RAW_HTML})+` }),
  Image,
  RawHtml,
  KeptAttributes,
];
