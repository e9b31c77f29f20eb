import type { Locale } from '#actions/config/locale.ts';
import type { Brand } from '#actions/lib/newsletter/brand.ts';
import { asHeaderText } from '#actions/lib/mail/header-text.ts';
import { inColors } from '#rules/brand/brand-color.ts';
import { fillTemplate, type TemplateValues } from '#actions/lib/mail/fill-template.ts';
import { MAIL_TEMPLATES } from '../../../generated/mails/mail-templates.generated.ts';
import { frameValues, isolatedHtml, senderText } from '#actions/lib/newsletter/frame.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import type { AccountMailText, AutomaticMailKind, Fact, Facts } from './account-mail.ts';
import { ACCOUNT_MAIL_TEXTS, FACT_LABELS, FRAME_TEXTS } from './account-mail-texts.ts';

export type AccountMailSource = {
  kind: AutomaticMailKind;
  locale: Locale;
  brand: Brand;
  facts: Facts;
  /** The recipient's first name. */
  name?: string | undefined;
  link?: { url: string; expiresAt: Date; lifetimeS: number } | undefined;
  year: number;
};

type Line = { label: string; value: string };

/** Renders an account mail in one language: subject, page and text part. */
export function renderAccountMail(source: AccountMailSource) {
  const words = fillIn(ACCOUNT_MAIL_TEXTS[source.kind][source.locale], source);
  const lines = linesOf(source.facts, source.locale);
  const template = words.button === undefined ? 'account' : 'account-button';
  const html = fillTemplate(
    inColors(MAIL_TEMPLATES[`${template}-${source.locale}`], source.brand.color),
    templateValues(source, words, lines),
  );

  return { subject: words.subject, html, text: toText(source, words, lines) };
}

const LOCALES = { en: 'en-GB', ar: 'ar-u-nu-latn' } as const;

/** Formats a time in UTC and says so, because the reader's time zone is unknown. */
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

function templateValues(source: AccountMailSource, words: AccountMailText, lines: Line[]): TemplateValues {
  return {
    ...frameValues({ ...source, subject: words.subject, preheader: words.lead }),
    home: escapeHtml(source.brand.links.home),
    subject: escapeHtml(words.subject),
    lead: `${greetingHtml(source)}${paragraph(words.lead)}`,
    facts: lines.length === 0 ? '' : inColors(factsHtml(lines, source.locale), source.brand.color),
    button: escapeHtml(words.button ?? ''),
    url: escapeHtml(urlOf(source, words)),
    notes: words.notes.map(paragraph).join(''),
    reason: reasonOf(source, words),
  };
}

const paragraph = (sentence: string) => `<p style="margin:0 0 12px">${escapeHtml(sentence)}</p>`;
const lineHtml = ({ label, value }: Line) =>
  `<p style="margin:0 0 4px"><span style="color:#4d5f57">${escapeHtml(label)}:</span> ${isolatedHtml(value)}</p>`;

/** Returns the facts as a panel, in a table: Outlook gives no room to any other box. */
const factsHtml = (lines: Line[], locale: Locale): string =>
  `<table class="box" style="border-radius:10px" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#eaf3ee"><tbody><tr><td style="padding:14px 16px 10px">${lines
    .map(lineHtml)
    .join('')}</td></tr></tbody></table>`;

/** Letters of a name that a greeting shows; whatever is longer is no name to greet by. */
const NAME_MAX_LENGTH = 60;

/** Returns the recipient's name in one line; '' if it is unknown. */
function nameOf({ name = '' }: Pick<AccountMailSource, 'name'>): string {
  const line = asHeaderText(name);

  return line.length > NAME_MAX_LENGTH ? '' : line;
}

function greeting(locale: Locale, name: string): string {
  const { hello, comma } = FRAME_TEXTS[locale];

  return `${name === '' ? hello : `${hello} ${name}`}${comma}`;
}

const greetingHtml = (source: AccountMailSource): string => {
  const name = nameOf(source);

  return `<p style="margin:0 0 12px">${greeting(source.locale, name && isolatedHtml(name))}</p>`;
};

/**
 * Returns the URL of the button: the single-use link, a page, or else the login dialog, in which a link can be
 * requested.
 */
const urlOf = ({ link, brand, locale }: AccountMailSource, { page: path }: AccountMailText): string =>
  link?.url ??
  `${brand.links.home}${path === undefined ? `auth?lng=${locale}#admin` : `${path}?lng=${locale}`}`;

const reasonOf = ({ locale }: Pick<AccountMailSource, 'locale'>, { reason }: AccountMailText): string =>
  reason ?? FRAME_TEXTS[locale].reason;

function toText(source: AccountMailSource, words: AccountMailText, lines: Line[]): string {
  // On a line of its own a URL runs from left to right, in Arabic too.
  const link = words.button === undefined ? [] : [`${words.button}:\n${urlOf(source, words)}`];

  return [
    greeting(source.locale, nameOf(source)),
    words.lead,
    ...(source.link ? link : []),
    ...(lines.length > 0 ? [lines.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...words.notes,
    ...(source.link ? [] : link),
    `-- \n${reasonOf(source, words)}\n${senderText({ ...source, subject: words.subject })}`,
  ]
    .join('\n\n')
    .concat('\n');
}
