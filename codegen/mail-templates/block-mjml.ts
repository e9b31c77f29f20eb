import type { Locale } from '#actions/config/locale.ts';
import { column, directionOf, page, section, text } from './frame.ts';

/** Pixels of a template's text: 600 less two edges of 32. */
const TEXT_WIDTH = 536;
const BEGIN = '<mj-raw>[[begin]]</mj-raw>';
const END = '<mj-raw>[[end]]</mj-raw>';
const BOX = '#eaf3ee';

/** Returns a page that has only this block; the block is the text between `[[begin]]` and `[[end]]`. */
const blockPage = (locale: Locale, block: string) =>
  page(locale, '#ffffff', [BEGIN, block, END], `${TEXT_WIDTH}px`);

/** Returns a page whose only column has this line, which is a row of a table. */
const linePage = (locale: Locale, line: string) =>
  page(locale, '#ffffff', [section(locale, LINE, [BEGIN, line, END])], `${TEXT_WIDTH}px`);
const LINE = { background: '#ffffff', padding: '0' };

const inside = (locale: Locale, name: string) =>
  text(`<div class="content" dir="${directionOf(locale)}">[[${name}]]</div>`);

/** Half of the gap between two columns, on the side where the other column is. */
const [RIGHT_GAP, LEFT_GAP] = ['0 12px 0 0', '0 0 0 12px'];
const BEFORE_GAP: Record<Locale, string> = { en: RIGHT_GAP, ar: LEFT_GAP };
const AFTER_GAP: Record<Locale, string> = { en: LEFT_GAP, ar: RIGHT_GAP };

/** MJML of the blocks of a newsletter's content. */
export const BLOCK_MJML = {
  button: (locale: Locale) =>
    linePage(locale, '<mj-button css-class="cta" href="[[url]]" padding="0">[[label]]</mj-button>'),
  picture: (locale: Locale) => linePage(locale, picture()),
  'picture-link': (locale: Locale) => linePage(locale, picture('[[url]]')),
  section: (locale: Locale) =>
    blockPage(
      locale,
      `<mj-section background-color="${BOX}" border-radius="10px" padding="0" css-class="box"
        direction="${directionOf(locale)}">${column('20px 24px', [inside(locale, 'content')])}</mj-section>`,
    ),
  columns: (locale: Locale) =>
    blockPage(
      locale,
      `<mj-section padding="0" css-class="columns" direction="${directionOf(locale)}">${column(
        BEFORE_GAP[locale],
        [inside(locale, 'first')],
      )}${column(AFTER_GAP[locale], [inside(locale, 'second')])}</mj-section>`,
    ),
} satisfies Record<string, (locale: Locale) => string>;

const picture = (href?: string) =>
  `<mj-image padding="0" width="${TEXT_WIDTH}px" src="[[src]]" alt="[[alt]]"${href ? ` href="${href}"` : ''} />`;

/**
 * Puts a mark from right to left before Arabic columns: without a letter or mark beside them WebKit (2.50, in Evolution)
 * orders them from the left. Outlook, which would give the mark a line, has them in a table. MJML would merge the
 * condition with its own.
 */
const withOrderMark = (html: string): string =>
  html.replace(
    /(?<=class="columns"[^]*?<td style="direction:rtl;[^>]*>)(?=<!--\[if mso)/,
    '<!--[if !mso]><!-->&rlm;<!--<![endif]-->',
  );

const BLOCK = /\[\[begin\]\]([\s\S]*)\[\[end\]\]/;

/** Removes MJML's indents: Gmail cuts off a mail of more than 102 KB, and a mail may have many blocks. */
const withoutIndents = (html: string): string =>
  html
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
    .trim();

/**
 * Cuts the block out of its compiled page. The size of letters and the width of a picture are placeholders, because they
 * differ by template and by picture; MJML takes only numbers for them.
 */
export function cutBlock(html: string): string {
  const block = BLOCK.exec(html)?.[1];
  if (block === undefined) throw new Error('A compiled block has no beginning or no end.');
  const sized = withoutIndents(block).replaceAll('font-size:16px', 'font-size:[[size]]px');
  if (!sized.startsWith('<tr')) return withOrderMark(sized);
  const direction = /<html [^>]*dir="(ltr|rtl)"/.exec(html)?.[1] ?? 'ltr';
  const row = sized.replaceAll(`width:${TEXT_WIDTH}px`, 'width:[[width]]px');

  return `<table dir="${direction}" role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"><tbody>${row.replaceAll(
    `width="${TEXT_WIDTH}"`,
    'width="[[width]]"',
  )}</tbody></table>`;
}
