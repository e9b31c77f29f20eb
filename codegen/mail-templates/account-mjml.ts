import { FRAME_TEXTS } from '#actions/lib/account-mails/account-mail-texts.ts';
import type { Locale } from '#actions/config/locale.ts';
import { brandLink, directionOf, footLines, GREEN, page, preheader, section, text } from './frame.ts';

/** Returns the MJML of a mail about an account, with a button or without. */
export function accountMjml(locale: Locale, { hasButton }: { hasButton: boolean }): string {
  return page(locale, '#f1f5f2', [
    preheader,
    section(locale, { background: GREEN, padding: '20px 32px' }, [
      text(brandLink({ width: 40, colour: '#ffffff' }), 'color="#ffffff" font-size="20px" font-weight="700"'),
    ]),
    section(locale, { background: '#ffffff', padding: '32px', css: 'card' }, [
      content(
        locale,
        '<h1 style="font-size:22px;font-weight:700;line-height:1.35;margin:0 0 16px">[[subject]]</h1>',
      ),
      content(locale, '[[lead]]<div style="margin:0 0 16px">[[facts]]</div>'),
      ...(hasButton ? button(locale) : []),
      content(locale, '[[notes]]'),
    ]),
    footer(locale),
  ]);
}

const content = (locale: Locale, inside: string) =>
  text(`<div class="content" dir="${directionOf(locale)}">${inside}</div>`);

const button = (locale: Locale): string[] => [
  '<mj-button css-class="cta" href="[[url]]" padding="8px 0 24px">[[button]]</mj-button>',
  content(
    locale,
    `<p style="margin:0 0 12px">${FRAME_TEXTS[locale].instead}</p>` +
      '<p dir="ltr" style="direction:ltr;margin:0 0 16px;font-size:13px;word-wrap:break-word;word-break:break-all">[[url]]</p>',
  ),
];

const footer = (locale: Locale): string =>
  section(
    locale,
    { background: '#f1f5f2', padding: '24px 32px 40px', css: 'page' },
    footLines(locale, ['[[reason]]', '[[sender]]', `© [[year]] [[brand]]. ${FRAME_TEXTS[locale].rights}`]),
  );
