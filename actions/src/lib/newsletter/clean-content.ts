import sanitize from 'sanitize-html';
import { isShownImage, TAGS_WITHOUT_TEXT } from '#rules/newsletters/is-written.ts';
import { linkUrl } from '#rules/newsletters/link-url.ts';
import { textToHtml } from '#rules/newsletters/text-to-html.ts';
import { BLOCK_ATTRIBUTE, BLOCK_NAMES } from './blocks.ts';

const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i];
const SIZE = [/^\d{1,4}(\.\d{1,2})?(px|em|rem|%|pt)?$/];
/** 200 px or 12 em at most: a larger space would push the footer's unsubscribe link out of sight. */
const SPACE = String.raw`(?:1?\d{1,2}|200)(?:px|pt)?|1?\d{1,2}\.\d{1,2}(?:px|pt)|(?:\d|1[01])(?:\.\d{1,2})?r?em|12r?em|[12]?\d%`;
/** Spaces are never negative: a negative margin would draw the footer beneath the content. */
const SPACES = [new RegExp(`^(?:(?:${SPACE}|auto)(?:\\s+|$)){1,4}$`)];
const FONT_SIZE = [new RegExp(`^(?:${SPACE}|[1-4]?\\d\\d%)$`)];
/** Lines that are lower than their letters, like boxes with a height, let the content stand over the footer. */
const LINE_HEIGHT = [/^[1-4](\.\d{1,2})?(em)?$/, /^[1-4]\d\d%$/];

/** Characters of an image's alternative text. */
const ALT_MAX_LENGTH = 250;

const OPTIONS = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'small', 'mark', 'center'],
    ...['ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang', 'style', 'align', 'title'],
    a: ['href', 'target', 'rel'],
    div: [{ name: BLOCK_ATTRIBUTE, values: [...BLOCK_NAMES] }],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'type'],
    table: ['width', 'border', 'cellpadding', 'cellspacing', 'role'],
    td: ['width', 'colspan', 'rowspan', 'valign', 'bgcolor'],
    th: ['width', 'colspan', 'rowspan', 'valign', 'bgcolor', 'scope'],
  },
  allowedStyles: {
    '*': {
      color: COLOUR,
      'background-color': COLOUR,
      'text-align': [/^(start|end|left|right|center|justify)$/],
      'text-decoration': [/^(none|underline|line-through)$/],
      'font-weight': [/^(normal|bold|[1-9]00)$/],
      'font-style': [/^(normal|italic)$/],
      'font-size': FONT_SIZE,
      'line-height': LINE_HEIGHT,
      width: SIZE,
      'max-width': SIZE,
      padding: SPACES,
      margin: SPACES,
      direction: [/^(ltr|rtl)$/],
    },
    img: { height: SIZE },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...TAGS_WITHOUT_TEXT],
  nestingLimit: 60,
  transformTags: {
    // Elsewhere a variable drops its attribute: a recipient's name must never become part of an image's URL or a style.
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes)
          .filter(([name, value]) => MAY_HAVE_VARIABLES.has(name) || !value.includes('{{'))
          .map(([name, value]) => [name, name === 'style' ? inSmallLetters(value) : value]),
      ),
    }),
    img: (tagName, attributes) => {
      const { alt } = attributes;
      return {
        tagName,
        attribs: alt === undefined ? attributes : { ...attributes, alt: cutOff(alt) },
      };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isShownImage(attribs['src'] ?? ''),
} satisfies sanitize.IOptions;

/** CSS ignores the case of its names, keywords, units and colours, and nothing else of it is kept. */
const inSmallLetters = (style: string) => style.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Attributes that may have variables: texts are escaped, and linkUrl marks those of a link. */
const MAY_HAVE_VARIABLES = new Set(['href', 'alt', 'title']);

/** Cuts off an image's text, a variable at the end as a whole. */
const cutOff = (alt: string) =>
  alt.length > ALT_MAX_LENGTH ? alt.slice(0, ALT_MAX_LENGTH).replace(/\{\{[^}]*\}?$/, '') : alt;

/** Returns the rules of cleaning. `site` is the site's URL, to which paths are added. */
export function cleaningOf(site: string) {
  const keepLink: sanitize.Transformer = (tagName, { href = '', ...attributes }) => {
    const url = linkUrl(href, site);
    const target = { target: '_blank', rel: 'noopener noreferrer' };

    return { tagName, attribs: { ...attributes, ...(url !== undefined && { href: url }), ...target } };
  };

  return { ...OPTIONS, transformTags: { ...OPTIONS.transformTags, a: keepLink } } satisfies sanitize.IOptions;
}

/**
 * Cleans the editor's content for mail clients: no scripts, no forms, no styles that reach beyond the content, links
 * with absolute URLs only, and images by https only. A content without tags keeps its lines.
 */
export const cleanContent = (html: string, site: string): string =>
  sanitize(textToHtml(html), cleaningOf(site));
