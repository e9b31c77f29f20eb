import type { Locale } from '#actions/config/locale.ts';
import { NEWSLETTER_TEXTS, type TemplateName } from '../../actions/src/lib/newsletter/templates.ts';
import {
  brandLink,
  column,
  directionOf,
  footLines,
  GREEN,
  LIME,
  page,
  preheader,
  section,
  text,
} from './frame.ts';

/** MJML of each newsletter template; MJML compiles to HTML that mail clients, Outlook included, can show. */
export const NEWSLETTER_MJML: Record<TemplateName, (locale: Locale) => string> = {
  Basic: (locale) =>
    page(locale, '#f1f5f2', [
      preheader,
      section(
        locale,
        { background: GREEN, padding: '20px 32px' },
        text('[[heading]]', 'color="#ffffff" font-size="20px" font-weight="700"'),
      ),
      section(locale, { background: '#ffffff', padding: '32px', css: 'card' }, content(locale)),
      footer(locale),
    ]),
  Promotional: (locale) =>
    page(locale, '#eaf3ee', [
      preheader,
      section(locale, { background: GREEN, padding: '36px 32px 28px' }, [
        text(
          brandLink({ height: 72, colour: LIME, isStacked: true }),
          `align="center" color="${LIME}" font-size="24px" font-weight="700"`,
        ),
      ]),
      section(locale, { background: LIME, padding: '0' }, spacer('6px')),
      section(locale, { background: '#ffffff', padding: '36px 32px', css: 'card' }, content(locale, '17px')),
      footer(locale),
    ]),
  Minimalist: (locale) =>
    page(locale, '#ffffff', [
      preheader,
      section(
        locale,
        { background: '#ffffff', padding: '40px 32px 8px', css: 'card' },
        text(
          '[[heading]]',
          `color="${GREEN}" font-size="15px" font-weight="600" letter-spacing="0.2px" css-class="accent"`,
        ),
      ),
      section(
        locale,
        { background: '#ffffff', padding: '16px 32px 32px', css: 'card', line: '1px solid #b9cdc2' },
        content(locale),
      ),
      footer(locale),
    ]),
  Modern: (locale) =>
    page(locale, '#f1f5f2', [
      preheader,
      section(locale, { background: '#ffffff', padding: '24px 32px', css: 'card' }, [
        text(
          brandLink({ height: 40, colour: GREEN }),
          `color="${GREEN}" font-size="20px" font-weight="700" css-class="accent"`,
        ),
      ]),
      section(locale, { background: GREEN, padding: '0', css: 'band' }, spacer('4px')),
      section(locale, { background: '#ffffff', padding: '32px', css: 'card' }, [
        content(locale),
        `<mj-button css-class="quiet" background-color="#ffffff" color="${GREEN}" border="1px solid ${GREEN}" href="[[support]]">${NEWSLETTER_TEXTS[locale].support}</mj-button>`,
      ]),
      footer(locale, [
        link('[[privacy]]', NEWSLETTER_TEXTS[locale].privacy),
        link('[[terms]]', NEWSLETTER_TEXTS[locale].terms),
      ]),
    ]),
};

const content = (locale: Locale, size = '16px') =>
  text(`<div class="content" dir="${directionOf(locale)}">[[content]]</div>`, `font-size="${size}"`);
const spacer = (height: string) => `<mj-spacer height="${height}" />`;
const link = (address: string, label: string) => `<a href="${address}" style="color:${GREEN}">${label}</a>`;

/** Returns the footer required by law: the reason for the mail, the unsubscribe link, the sender, and the copyright. */
function footer(locale: Locale, links: string[] = []): string {
  const words = NEWSLETTER_TEXTS[locale];
  const lines = footLines(locale, [
    words.reason,
    [link('[[unsubscribe]]', words.unsubscribe), ...links].join(' &nbsp;·&nbsp; '),
    '[[sender]]',
    `© [[year]] [[brand]]. ${words.rights}`,
  ]);

  return `<mj-section padding="0" direction="${directionOf(locale)}">${column('24px 32px 40px', lines)}</mj-section>`;
}
