import type { Locale } from '#actions/config/locale.ts';

const FONTS = "'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif";
/** Colours of the brand, as mails cannot use the site's theme. */
export const GREEN = '#0f4d3a';
export const LIME = '#c8f169';

/** Returns the writing direction of a language. */
export const directionOf = (locale: Locale) => (locale === 'ar' ? 'rtl' : 'ltr');

/**
 * Rules that depend on the window or the paper once more: Thunderbird ignores each `@media` within a style sheet, but
 * obeys the attribute. The first two are for Thunderbird alone, by its class. On paper a column is a block, as no page
 * break may cut an inline block.
 */
const SHEETS = `<style media="(min-width:480px)">
          .moz-text-html .mj-column-per-50 { width: 50% !important; max-width: 50%; }
        </style>
        <style media="(max-width:479px)">
          .moz-text-html .columns .mj-column-per-50 > table > tbody > tr > td { padding: 0 0 16px !important; }
          .moz-text-html .columns .mj-column-per-50:last-child > table > tbody > tr > td { padding: 0 !important; }
        </style>
        <style media="print">
          .mj-column-per-100 { display: block !important; }
        </style>`;

/** Colours of dark mode, and of Outlook's own dark mode, which has a mark in place of a condition. */
const DARK = `@media (prefers-color-scheme: dark) {
          body, body > div, .page, .page > table { background-color: #0d1a15 !important; }
          .card, .card > table, .card td { background-color: #14251e !important; }
          .band, .band > table { background: ${LIME} !important; }
          .card .box, .card .box > table, .card .box td { background-color: #1e362c !important; }
          .content, .content *, .foot, .foot * { color: #e6efe9 !important; }
          .content a, .foot a, .accent div, .accent a { color: ${LIME} !important; }
          .quiet table td, .quiet table a { border-color: ${LIME} !important; background: #14251e !important; color: ${LIME} !important; }
          .card .cta table td, .card .cta table a { background: ${LIME} !important; color: #0d1a15 !important; }
        }
        [data-ogsc] .content, [data-ogsc] .content *, [data-ogsc] .foot, [data-ogsc] .foot * { color: #e6efe9 !important; }
        [data-ogsc] .content a, [data-ogsc] .foot a, [data-ogsc] .accent div, [data-ogsc] .accent a { color: ${LIME} !important; }`;

/**
 * Returns the MJML of a whole mail with direction, fonts and dark mode. `[[name]]` is a placeholder for a value. The body
 * has no class: in Roundcube a class of ours takes the place of the one by which it narrows every rule to the mail.
 */
export function page(locale: Locale, background: string, sections: string[], width = '600px'): string {
  const direction = directionOf(locale);
  const side = locale === 'ar' ? 'right' : 'left';

  return `<mjml lang="${locale}" dir="${direction}">
    <mj-head>
      <mj-title>[[title]]</mj-title>
      <mj-attributes>
        <mj-all font-family="${FONTS}" />
        <mj-text align="${side}" color="#1d2b26" font-size="16px" line-height="1.6" padding="0" />
        <mj-section direction="${direction}" />
        <mj-column direction="${direction}" />
        <mj-image padding="0" />
        <mj-button align="${side}" background-color="${GREEN}" color="#ffffff" border-radius="8px" font-size="16px" font-weight="600" inner-padding="12px 22px" padding="24px 0 0" />
      </mj-attributes>
      <mj-raw>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        ${SHEETS}
      </mj-raw>
      <mj-style>
        :root { color-scheme: light dark; supported-color-schemes: light dark; }
        .content { direction: ${direction}; text-align: ${side}; }
        .content h1, .content h2, .content h3, .content p, .content li, .content td, .content th { font-family: ${FONTS}; }
        .content h1, .content h2, .content h3 { margin: 0 0 12px; font-weight: 700; line-height: 1.3; }
        .content * + h1, .content * + h2, .content * + h3 { margin-top: 28px; }
        .content p { margin: 0 0 16px; }
        .content ul, .content ol, .content > table { margin-top: 0; margin-bottom: 16px; }
        .content li { margin-bottom: 4px; }
        .content li p { margin: 0; }
        .content blockquote { margin: 0 0 16px; padding: 0 16px; border-${side}: 3px solid #b9cdc2; }
        .content img { max-width: 100%; height: auto; }
        .content a { color: ${GREEN}; text-decoration: underline; }
        .content .block { margin: 0 0 24px; }
        .rows { border-collapse: collapse; }
        .rows th, .rows td { padding: ${locale === 'ar' ? '8px 0 8px 16px' : '8px 16px 8px 0'}; border-bottom: 1px solid #b9cdc2; text-align: ${side}; vertical-align: top; }
        .content > :last-child { margin-bottom: 0; }
        @media only screen and (min-width: 480px) {
          .mj-column-per-50 { width: 50% !important; max-width: 50%; }
        }
        @media only screen and (max-width: 479px) {
          .columns .mj-column-per-50 > table > tbody > tr > td { padding: 0 0 16px !important; }
          .columns .mj-column-per-50:last-child > table > tbody > tr > td { padding: 0 !important; }
        }
        ${DARK}
      </mj-style>
    </mj-head>
    <mj-body background-color="${background}" width="${width}">${sections.join('')}</mj-body>
  </mjml>`;
}

/** Place of the line that inboxes show after the subject; the whole element is its value. */
export const preheader = '<mj-raw>[[preheader]]</mj-raw>';

type SectionLook = {
  background: string;
  padding: string;
  css?: string;
  /** Line below the section. */
  line?: string;
};

/** Returns a section with one column. */
export function section(locale: Locale, look: SectionLook, inside: string | string[]): string {
  const { background, padding, css, line } = look;
  return `<mj-section background-color="${background}" padding="0" direction="${directionOf(locale)}"${
    css ? ` css-class="${css}"` : ''
  }${line ? ` border-bottom="${line}"` : ''}>${column(padding, [inside].flat())}</mj-section>`;
}

/** Returns a column with the padding; on a cell with a direction it shows a line in Outlook (hteumeuleu/email-bugs#97). */
export const column = (padding: string, inside: string[]) =>
  `<mj-column padding="${padding}">${inside.join('')}</mj-column>`;

/** Returns a text element; `inside` is HTML. */
export const text = (inside: string, attributes = '') => `<mj-text ${attributes}>${inside}</mj-text>`;

/** Returns the lines of a mail's footer. */
export const footLines = (locale: Locale, lines: string[]): string[] =>
  lines.map((line) =>
    text(
      `<div dir="${directionOf(locale)}">${line}</div>`,
      'font-size="13px" color="#4d5f57" line-height="1.7" css-class="foot"',
    ),
  );

type BrandLook = { height: 40 | 72; colour: string; isStacked?: boolean };

/**
 * Returns the logo and the brand's name as one link to the site. Our picture has no words of its own: the name can be
 * read while pictures are blocked, in a colour of ours instead of the mail program's colour for links. A logo that holds
 * the name says it in its place.
 */
export const brandLink = ({ height, colour, isStacked = false }: BrandLook): string =>
  `<a href="[[home]]" target="_blank" style="color:${colour};text-decoration:none"><img src="[[logo]]" alt="[[logo_alt]]" width="[[logo_${height}]]" height="${height}" style="border:0;vertical-align:middle" />${
    isStacked ? '<br />' : '&nbsp;&nbsp;'
  }[[logo_name]]</a>`;
