import type { Brand, Locale } from '../newsletter/brand.ts';
import { asHeaderText } from '../mail/mail-address.ts';
import {
  brandName,
  directionOf,
  GREEN,
  page,
  section,
  senderHtml,
  senderText,
  text,
  type FrameParts,
} from '../newsletter/frame.ts';
import { escapeHtml } from '../newsletter/placeholders.ts';
import type { AccountMailKind, AccountMailText, Fact, Facts } from './account-mail.ts';
import { ACCOUNT_MAIL_TEXTS, FACT_LABELS, FRAME_TEXTS } from './account-mail-texts.ts';

export type AccountMailSource = {
  kind: AccountMailKind;
  locale: Locale;
  brand: Brand;
  facts: Facts;
  link?: { url: string; expiresAt: Date; lifetimeS: number } | undefined;
  year: number;
};

type Line = { label: string; value: string };

/** A mail about an account in one language: subject, page and text part. */
export async function renderAccountMail(source: AccountMailSource) {
  const words = fillIn(ACCOUNT_MAIL_TEXTS[source.kind][source.locale], source);
  const lines = linesOf(source.facts, source.locale);
  // Loaded with the first mail: it takes a second, which no start should wait for.
  const { compileMjml } = await import('../newsletter/compile-mjml.ts');
  const html = await compileMjml(toMjml(source, words, lines));

  return { subject: words.subject, html, text: toText(source, words, lines) };
}

const LOCALES = { en: 'en-GB', ar: 'ar-u-nu-latn' } as const;

/** The reader's clock is unknown: times are UTC's, and say so. */
const timeText = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALES[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(at)
    .concat(' UTC');

function fillIn(words: AccountMailText, { brand, locale, link }: AccountMailSource): AccountMailText {
  const values: Record<string, string> = {
    brand: brand.name[locale],
    minutes: link ? String(Math.round(link.lifetimeS / 60)) : '',
    until: link ? timeText(link.expiresAt, locale) : '',
  };
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

  return { ...words, subject: fill(words.subject), lead: fill(words.lead), notes: words.notes.map(fill) };
}

function linesOf(facts: Facts, locale: Locale): Line[] {
  const labels = FACT_LABELS[locale];
  return (Object.keys(labels) as Fact[]).flatMap((name) => {
    const value = asHeaderText(facts[name] ?? '');
    if (value === '') return [];
    return [{ label: labels[name], value: name === 'at' ? timeText(new Date(value), locale) : value }];
  });
}

function toMjml(source: AccountMailSource, words: AccountMailText, lines: Line[]): string {
  const parts: FrameParts = { ...source, subject: words.subject };
  return page(parts, '#f1f5f2', [
    section(
      parts,
      { background: GREEN, padding: '20px 32px' },
      text(parts, brandName(parts), 'color="#ffffff" font-size="20px" font-weight="700"'),
    ),
    section(parts, { background: '#ffffff', padding: '32px', css: 'card' }, [
      content(parts, [
        `<h1 style="font-size:22px;line-height:1.35;margin:0 0 16px">${escapeHtml(words.subject)}</h1>`,
      ]),
      content(parts, [
        paragraph(words.lead),
        `<div style="margin:0 0 16px">${lines.map(lineHtml).join('')}</div>`,
      ]),
      ...buttonOf(parts, words, urlOf(source, words)),
      content(parts, words.notes.map(paragraph)),
    ]),
    footer(parts, words),
  ]);
}

const paragraph = (sentence: string) => `<p style="margin:0 0 12px">${escapeHtml(sentence)}</p>`;
const lineHtml = ({ label, value }: Line) =>
  `<p style="margin:0 0 4px">${escapeHtml(label)}: <bdi>${escapeHtml(value)}</bdi></p>`;
const content = (parts: FrameParts, pieces: string[]) =>
  text(parts, `<div class="content" dir="${directionOf(parts)}">${pieces.join('')}</div>`);

/** Where the button leads: to the single-use link, to a page, or else to the dialog in which one is asked for. */
const urlOf = ({ link, brand, locale }: AccountMailSource, { page: path }: AccountMailText): string =>
  link?.url ??
  `${brand.links.home}${path === undefined ? `auth?lng=${locale}#admin` : `${path}?lng=${locale}`}`;

const reasonOf = ({ locale }: Pick<AccountMailSource, 'locale'>, { reason }: AccountMailText): string =>
  reason ?? FRAME_TEXTS[locale].reason;

function buttonOf(parts: FrameParts, { button }: AccountMailText, url: string): string[] {
  if (button === undefined) return [];
  const address = escapeHtml(url);
  return [
    `<mj-button css-class="cta" href="${address}" padding="8px 0 24px">${escapeHtml(button)}</mj-button>`,
    content(parts, [
      paragraph(FRAME_TEXTS[parts.locale].instead),
      `<p dir="ltr" style="margin:0 0 16px;font-size:13px;word-break:break-all">${address}</p>`,
    ]),
  ];
}

function footer(parts: FrameParts, words: AccountMailText): string {
  const lines = [
    reasonOf(parts, words),
    senderHtml(parts),
    `© ${parts.year} ${brandName(parts)}. ${FRAME_TEXTS[parts.locale].rights}`,
  ];
  return section(
    parts,
    { background: '#f1f5f2', padding: '24px 32px 40px', css: 'body' },
    lines.map((line) =>
      text(
        parts,
        `<div dir="${directionOf(parts)}">${line}</div>`,
        'font-size="13px" color="#4d5f57" line-height="1.7" css-class="foot"',
      ),
    ),
  );
}

function toText(source: AccountMailSource, words: AccountMailText, lines: Line[]): string {
  return [
    words.lead,
    ...(source.link ? [urlOf(source, words)] : []),
    ...(lines.length > 0 ? [lines.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...words.notes,
    ...(words.button !== undefined && !source.link ? [urlOf(source, words)] : []),
    `-- \n${reasonOf(source, words)}\n${senderText({ ...source, subject: words.subject })}`,
  ]
    .join('\n\n')
    .concat('\n');
}
