import { Node } from '@tiptap/core';

/** Names of the blocks that a mail may have; the server draws them for mail clients (actions/src/lib/newsletter). */
export const BUTTON = 'buttonBlock';
export const PICTURE = 'pictureBlock';
export const SECTION = 'sectionBlock';
export const COLUMNS = 'columnsBlock';
export const COLUMN = 'columnBlock';
/** Group of the blocks, which stand beside the text and never within a list or a quote. */
export const MAIL_BLOCKS = 'mailBlock';

/** What a section and a column hold: no further section and no columns. */
const WITHIN = `(paragraph | heading | bulletList | orderedList | blockquote | horizontalRule | ${BUTTON} | ${PICTURE})+`;

const attribute = () => ({ default: '', rendered: false });
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const Button = Node.create({
  name: BUTTON,
  group: MAIL_BLOCKS,
  content: '(text | variable)*',
  marks: '',
  defining: true,
  addAttributes: () => ({ href: attribute() }),
  parseHTML: () => [
    {
      tag: 'div[data-block="button"]',
      contentElement: 'a',
      getAttrs: (element) => {
        const link = element.querySelector('a');
        return link ? { href: link.getAttribute('href') ?? '' } : false;
      },
    },
  ],
  renderHTML: ({ node }) => [
    'div',
    { 'data-block': 'button' },
    ['a', { href: textOf(node.attrs['href']) }, 0],
  ],
  /** Enter writes on beneath the button, whose label is one line. */
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== BUTTON) return false;
        const after = $from.after();

        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});

const Picture = Node.create({
  name: PICTURE,
  group: MAIL_BLOCKS,
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: attribute(), alt: attribute(), width: attribute(), href: attribute() }),
  parseHTML: () => [
    {
      tag: 'div[data-block="picture"]',
      getAttrs: (element) => {
        const image = element.querySelector('img');
        if (!image) return false;
        const read = (name: string) => image.getAttribute(name) ?? '';
        const href = element.querySelector('a')?.getAttribute('href') ?? '';

        return { src: read('src'), alt: read('alt'), width: read('width'), href };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const [src, alt, width] = [textOf(attrs['src']), textOf(attrs['alt']), textOf(attrs['width'])];
    const image = ['img', { src, alt, ...(width && { width }) }] as const;
    const href = textOf(attrs['href']);

    return ['div', { 'data-block': 'picture' }, href ? ['a', { href }, image] : image];
  },
});

const container = (name: string, block: string, content: string, group?: string) =>
  Node.create({
    name,
    content,
    isolating: true,
    defining: true,
    ...(group && { group }),
    parseHTML: () => [{ tag: `div[data-block="${block}"]` }],
    renderHTML: () => ['div', { 'data-block': block }, 0],
  });

export const blockExtensions = [
  Button,
  Picture,
  container(SECTION, 'section', WITHIN, MAIL_BLOCKS),
  container(COLUMNS, 'columns', `${COLUMN}{2}`, MAIL_BLOCKS),
  container(COLUMN, 'column', WITHIN),
];
