import { inColors } from '#rules/brand/brand-color.ts';
import { fillTemplate } from '#actions/lib/mail/fill-template.ts';
import { MAIL_TEMPLATES } from '../../../generated/mails/mail-templates.generated.ts';
import type { Locale } from '#actions/config/locale.ts';
import type { Brand } from './brand.ts';
import { cleanContent } from './clean-content.ts';
import { directLines } from './direct-lines.ts';
import { drawBlocks, type BlockLook } from './draw-blocks.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import { dropUnknown } from '#rules/newsletters/variables.ts';
import { findPlaces, keepPlaces, plainValue, type Values } from './placeholders.ts';
import { templateValues, textFooter, type TemplateName, type TemplateParts } from './templates.ts';
import { textOfContent } from './text-of-content.ts';

export type NewsletterSource = {
  template: TemplateName;
  locale: Locale;
  subject: string;
  /** Inboxes show this text after the subject; without it they show the beginning of the content. */
  preheader?: string | null | undefined;
  html: string;
  brand: Brand;
  year: number;
};

/** Newsletter in one language; the function fills in the values of one recipient. */
export type RenderedNewsletter = (values: Values) => {
  subject: string;
  preheader: string;
  html: string;
  text: string;
};

const UNSUBSCRIBE = '{{unsubscribe_url}}';

/** Builds the page once: template, cleaned content and text part. Filling it in takes a fraction of a millisecond. */
export function renderNewsletter(written: NewsletterSource): RenderedNewsletter {
  const source = {
    ...written,
    subject: dropUnknown(written.subject),
    preheader: dropUnknown(written.preheader?.trim() ?? ''),
  };
  const content = dropUnknown(cleanContent(source.html, source.brand.links.home));
  const parts: TemplateParts = { ...source, unsubscribeUrl: UNSUBSCRIBE };
  const page = fillTemplate(
    inColors(templateOf(source), source.brand.color),
    templateValues(parts, drawBlocks(directLines(withRoom(content), source.locale), lookOf(source))),
  );
  const html = findPlaces(page);
  const text = findPlaces(`${keepPlaces(content, textOfContent)}\n\n${textFooter(parts)}\n`);
  const subject = findPlaces(source.subject);
  const preheader = findPlaces(source.preheader);

  return (values) => ({
    subject: subject(values, plainValue),
    preheader: preheader(values, plainValue),
    html: html(values, escapeHtml),
    text: text(values, plainValue),
  });
}

/** Pixels of a template's letters where they differ from 16 (codegen/mail-templates/newsletter-mjml.ts). */
const SIZES: Partial<Record<TemplateName, number>> = { Promotional: 17 };

const lookOf = ({ template, locale, brand }: NewsletterSource): BlockLook => ({
  locale,
  color: brand.color,
  size: SIZES[template] ?? 16,
});

const templateOf = ({ template, locale }: NewsletterSource): string =>
  MAIL_TEMPLATES[`${template.toLowerCase() as Lowercase<TemplateName>}-${locale}`];

/** Table whose first cell of a head comes before any other table begins or ends. */
const TABLE_WITH_HEAD = /<table\b([^>]*)>(?=(?:(?!<\/?table\b)[^])*?<th\b)/g;

/**
 * Gives the cells of the writer's tables room by an attribute, which every mail program obeys. A table with a head has
 * lines between its rows, and the width of the text unless the writer gave another.
 */
const withRoom = (content: string): string =>
  content
    .replaceAll(TABLE_WITH_HEAD, (_, attributes: string) => {
      const width = / (?:width|style)=/.test(attributes) ? '' : ' width="100%"';

      return `<table class="rows"${width}${attributes}>`;
    })
    .replaceAll(/<table(?![^>]* cellpadding)/g, '<table cellpadding="6"');
