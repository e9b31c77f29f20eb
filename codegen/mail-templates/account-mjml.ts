import { FRAME_TEXTS } from '#actions/lib/account-mails/account-mail-texts.ts';
import type { Locale } from '#actions/config/locale.ts';
import { brandLink, directionOf, footLines, GREEN, page, preheader, section, text } from './frame.ts';

/** Returns the MJML of a mail about an account, with a button or without. */
export function accountMjml(locale: Locale, { hasButton }: { hasButton: boolean }): string {
  return page(locale, '#f1f5f2', [
    preheader,
    section(locale, { background: GREEN, padding: '20px 32px' }, [
      text(
        brandLink({ height: 40, colour: '#ffffff' }),
        'color="#ffffff" font-size="20px" font-weight="700"',
      ),
    ]),
    section(locale, { background: '#ffffff', padding: '32px', css: 'card' }, [
      content(
        locale,
        '<h1 style="font-size:22px;font-weight:700;line-height:1.35;margin:0 0 16px">[[subject]]</h1>',
      ),
      content(locale, '[[lead]][[facts]]'),
      ...(hasButton ? [BUTTON] : []),
      content(locale, '[[notes]]'),
      ...(hasButton ? [addressOfButton(locale)] : []),
    ]),
    footer(locale),
  ]);
}

const content = (locale: Locale, inside: string) =>
  text(`<div class="content" dir="${directionOf(locale)}">${inside}</div>`);

const BUTTON = '<mj-button css-class="cta" href="[[url]]" padding="20px 0 24px">[[button]]</mj-button>';

/** Returns the button's address in small letters, below what everybody should read. */
const addressOfButton = (locale: Locale): string =>
  content(
    locale,
    `<p style="margin:24px 0 4px;font-size:13px;color:#4d5f57">${FRAME_TEXTS[locale].instead}</p>` +
      '<p dir="ltr" style="direction:ltr;margin:0;font-size:13px;word-wrap:break-word;word-break:break-all">[[url]]</p>',
  );

const footer = (locale: Locale): string =>
  section(
    locale,
    { background: '#f1f5f2', padding: '24px 32px 40px', css: 'page' },
    footLines(locale, ['[[reason]]', '[[sender]]', `© [[year]] [[brand]]. ${FRAME_TEXTS[locale].rights}`]),
  );
