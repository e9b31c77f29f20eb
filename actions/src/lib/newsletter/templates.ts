import {
  brandName,
  column,
  directionOf,
  GREEN,
  LIME,
  link,
  page,
  section,
  senderHtml,
  senderText,
  text,
  type FrameParts,
} from './frame.ts';
import { escapeHtml } from './placeholders.ts';

export const TEMPLATE_NAMES = ['Basic', 'Promotional', 'Minimalist', 'Modern'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export type TemplateParts = FrameParts & {
  /** Stands where the content belongs. */
  content: string;
  unsubscribeUrl: string;
};

const TEXTS = {
  en: {
    unsubscribe: 'Unsubscribe',
    reason: 'You get this email because you subscribed to our newsletter.',
    support: 'Support centre',
    privacy: 'Privacy',
    terms: 'Terms of service',
    rights: 'All rights reserved.',
  },
  ar: {
    unsubscribe: 'إلغاء الاشتراك',
    reason: 'تصلك هذه الرسالة لأنك مشترك في نشرتنا البريدية.',
    support: 'مركز الدعم',
    privacy: 'الخصوصية',
    terms: 'شروط الخدمة',
    rights: 'جميع الحقوق محفوظة.',
  },
} as const;

/** Each template as MJML; the engine makes of it what mail clients, Outlook's included, can show. */
export const templates: Record<TemplateName, (parts: TemplateParts) => string> = {
  Basic: (parts) =>
    page(parts, '#f1f5f2', [
      section(
        parts,
        { background: GREEN, padding: '20px 32px' },
        text(parts, brandName(parts), 'color="#ffffff" font-size="20px" font-weight="700"'),
      ),
      section(parts, { background: '#ffffff', padding: '32px', css: 'card' }, content(parts)),
      footer(parts),
    ]),
  Promotional: (parts) =>
    page(parts, '#eaf3ee', [
      section(parts, { background: GREEN, padding: '36px 32px 28px' }, [
        logo(parts, 'center', 72),
        text(
          parts,
          brandName(parts),
          'align="center" color="#c8f169" font-size="24px" font-weight="700" padding="14px 0 0"',
        ),
      ]),
      section(parts, { background: LIME, padding: '0' }, spacer('6px')),
      section(parts, { background: '#ffffff', padding: '36px 32px', css: 'card' }, content(parts, '17px')),
      footer(parts),
    ]),
  Minimalist: (parts) =>
    page(parts, '#ffffff', [
      section(
        parts,
        { background: '#ffffff', padding: '40px 32px 8px', css: 'card' },
        text(
          parts,
          brandName(parts),
          `color="${GREEN}" font-size="15px" font-weight="600" letter-spacing="0.2px" css-class="accent"`,
        ),
      ),
      section(parts, { background: '#ffffff', padding: '16px 32px 32px', css: 'card' }, content(parts)),
      footer(parts),
    ]),
  Modern: (parts) =>
    page(parts, '#f1f5f2', [
      section(parts, { background: '#ffffff', padding: '24px 32px', css: 'card' }, [
        logo(parts, parts.locale === 'ar' ? 'right' : 'left', 48),
        text(
          parts,
          brandName(parts),
          `color="${GREEN}" font-size="18px" font-weight="700" padding="10px 0 0" css-class="accent"`,
        ),
      ]),
      section(parts, { background: GREEN, padding: '0', css: 'band' }, spacer('4px')),
      section(parts, { background: '#ffffff', padding: '32px', css: 'card' }, [
        content(parts),
        supportButton(parts),
      ]),
      footer(parts, [
        link(parts.brand.links.privacy, TEXTS[parts.locale].privacy),
        link(parts.brand.links.terms, TEXTS[parts.locale].terms),
      ]),
    ]),
};

const content = (parts: TemplateParts, size = '16px') =>
  text(
    parts,
    `<div class="content" dir="${directionOf(parts)}">${parts.content}</div>`,
    `font-size="${size}"`,
  );
const spacer = (height: string) => `<mj-spacer height="${height}" />`;
const logo = ({ brand, locale }: TemplateParts, align: string, width: number) =>
  `<mj-image align="${align}" width="${width}px" src="${escapeHtml(brand.logoUrl)}" alt="${escapeHtml(brand.name[locale])}" href="${escapeHtml(brand.links.home)}" />`;

const supportButton = ({ brand, locale }: TemplateParts) =>
  `<mj-button css-class="cta" href="${escapeHtml(brand.links.support)}">${TEXTS[locale].support}</mj-button>`;

/** Who sends this, why it came, the way out, and the year: the law's part of each mail. */
function footer(parts: TemplateParts, links: string[] = []): string {
  const { locale, year, unsubscribeUrl } = parts;
  const words = TEXTS[locale];
  const lines = [
    words.reason,
    [link(unsubscribeUrl, words.unsubscribe), ...links].join(' &nbsp;·&nbsp; '),
    senderHtml(parts),
    `© ${year} ${brandName(parts)}. ${words.rights}`,
  ];
  const texts = lines.map((line) =>
    text(
      parts,
      `<div dir="${directionOf(parts)}">${line}</div>`,
      'font-size="13px" color="#4d5f57" line-height="1.7" css-class="foot"',
    ),
  );

  return `<mj-section padding="0" direction="${directionOf(parts)}">${column('24px 32px 40px', texts)}</mj-section>`;
}

/** The same for the text part. */
export function textFooter(parts: TemplateParts): string {
  const { brand, locale, year, unsubscribeUrl } = parts;
  const words = TEXTS[locale];
  return [
    '-- ',
    words.reason,
    // On a line of its own an address runs from left to right in Arabic too.
    `${words.unsubscribe}:`,
    unsubscribeUrl,
    senderText(parts),
    `© ${year} ${brand.name[locale]}`,
  ].join('\n');
}
