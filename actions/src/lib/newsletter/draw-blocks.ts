import { DomUtils, parseDocument } from 'htmlparser2';
import type { Locale } from '#actions/config/locale.ts';
import { inColors } from '#rules/brand/brand-color.ts';
import { fillTemplate } from '#actions/lib/mail/fill-template.ts';
import { MAIL_TEMPLATES } from '../../../generated/mails/mail-templates.generated.ts';
import { directText } from './direct-lines.ts';
import { BLOCK_ATTRIBUTE, BLOCKS_MAX, type BlockName } from './blocks.ts';

export type BlockLook = {
  locale: Locale;
  /** Pixels of the letters. */
  size: number;
  /** The brand's colour, `#rrggbb`. */
  color?: string | undefined;
};

/** Values and texts stay escaped as they were written, so nothing is escaped twice and nothing is set free. */
const AS_WRITTEN = { decodeEntities: false, encodeEntities: false } as const;
/** Pixels of a template's text. */
const TEXT_WIDTH = 536;

type Block = ReturnType<typeof DomUtils.findAll>[number];
type Draw = (block: Block, look: BlockLook) => string | undefined;

/**
 * Replaces the blocks of a cleaned content (decision 100) by tables that mail clients draw, Outlook included. A block
 * that cannot be drawn is left as its contents: one without its link or picture, a section or columns within another,
 * and those beyond BLOCKS_MAX.
 */
export function drawBlocks(content: string, look: BlockLook): string {
  if (!content.includes(`${BLOCK_ATTRIBUTE}=`)) return content;
  const page = parseDocument(content, { decodeEntities: false });
  const blocks = DomUtils.findAll((element) => nameOf(element) !== undefined, page.children);
  // Inner blocks come first, so that an outer one contains them as they are drawn.
  for (const block of blocks.slice(0, BLOCKS_MAX).toReversed()) {
    const html = DRAWN[nameOf(block) as BlockName]?.(block, look);
    if (html !== undefined) DomUtils.replaceElement(block, rawHtml(`<div class="block">${html}</div>`));
  }

  return DomUtils.getInnerHTML(page, AS_WRITTEN);
}

const DRAWN: Partial<Record<BlockName, Draw>> = {
  button: (block, look) => {
    const [link] = DomUtils.getElementsByTagName('a', block);
    const url = link?.attribs['href'];
    const label = link && DomUtils.textContent(link).trim();

    return url && label ? fill('button', look, { url, label: directText(label, look.locale) }) : undefined;
  },
  picture: (block, look) => {
    const [image] = DomUtils.getElementsByTagName('img', block);
    const { src, alt = '', width = '' } = image?.attribs ?? {};
    const url = DomUtils.getElementsByTagName('a', block)[0]?.attribs['href'];
    if (!src) return undefined;
    const values = { src, alt, width: String(widthOf(width)) };

    return url ? fill('picture-link', look, { ...values, url }) : fill('picture', look, values);
  },
  section: (block, look) =>
    isInside(block)
      ? undefined
      : fill('section', look, { content: DomUtils.getInnerHTML(block, AS_WRITTEN) }),
  columns: (block, look) => {
    const columns = DomUtils.getChildren(block).filter(
      (child): child is Block => DomUtils.isTag(child) && nameOf(child) === 'column',
    );
    const [first, second] = columns.map((column) => DomUtils.getInnerHTML(column, AS_WRITTEN));
    if (columns.length !== 2 || isInside(block)) return undefined;

    return fill('columns', look, { first: first ?? '', second: second ?? '' });
  },
};

const nameOf = (block: Block): string | undefined => block.attribs[BLOCK_ATTRIBUTE];

/** Tells whether a block is inside a section or columns. */
function isInside({ parent }: Block): boolean {
  if (!parent || !DomUtils.isTag(parent)) return false;

  return ['section', 'columns', 'column'].includes(nameOf(parent) ?? '') || isInside(parent);
}

function widthOf(width: string): number {
  const pixels = Number(width);

  return Number.isInteger(pixels) && pixels > 0 ? Math.min(pixels, TEXT_WIDTH) : TEXT_WIDTH;
}

type Template = 'button' | 'picture' | 'picture-link' | 'section' | 'columns';

const fill = (
  template: Template,
  { locale, size, color }: BlockLook,
  values: Record<string, string>,
): string =>
  fillTemplate(inColors(MAIL_TEMPLATES[`block-${template}-${locale}`], color), {
    ...values,
    width: values['width'] ?? String(TEXT_WIDTH),
    size: String(size),
  });

/** Returns a node that is written as this HTML, which is not parsed. */
function rawHtml(html: string) {
  const [text] = parseDocument('text').children;
  if (!text || !DomUtils.isText(text)) throw new Error('A parsed text is no text.');
  text.data = html;

  return text;
}
