import type { Brand, Locale } from './brand.ts';
import { escapeHtml } from './placeholders.ts';

export const TEMPLATE_NAMES = ['Basic', 'Promotional', 'Minimalist', 'Modern'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export type TemplateParts = {
  locale: Locale;
  brand: Brand;
  subject: string;
  year: number;
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

const FONTS = "'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif";
const GREEN = '#0f4d3a';
const LIME = '#c8f169';

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
      section(parts, { background: GREEN, padding: '0' }, spacer('4px')),
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

function page({ locale, subject }: TemplateParts, background: string, sections: string[]): string {
  const direction = directionOf({ locale });
  const side = locale === 'ar' ? 'right' : 'left';

  return `<mjml lang="${locale}" dir="${direction}">
    <mj-head>
      <mj-title>${escapeHtml(subject)}</mj-title>
      <mj-attributes>
        <mj-all font-family="${FONTS}" />
        <mj-text align="${side}" color="#1d2b26" font-size="16px" line-height="1.6" padding="0" />
        <mj-section direction="${direction}" />
        <mj-image padding="0" />
        <mj-button align="${side}" background-color="${GREEN}" color="#ffffff" border-radius="8px" font-size="16px" font-weight="600" inner-padding="12px 22px" padding="24px 0 0" />
      </mj-attributes>
      <mj-raw>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </mj-raw>
      <mj-style>
        :root { color-scheme: light dark; supported-color-schemes: light dark; }
        .content { direction: ${direction}; text-align: ${side}; }
        .content img { max-width: 100%; height: auto; }
        .content p { margin: 0 0 16px; }
        .content a { color: ${GREEN}; }
        @media (prefers-color-scheme: dark) {
          .body, .body > div { background-color: #0d1a15 !important; }
          .card, .card > table, .card td { background-color: #14251e !important; }
          .content, .content *, .foot, .foot * { color: #e6efe9 !important; }
          .content a, .foot a, .accent div { color: ${LIME} !important; }
        }
        [data-ogsc] .content, [data-ogsc] .content *, [data-ogsc] .foot, [data-ogsc] .foot * { color: #e6efe9 !important; }
        [data-ogsc] .content a, [data-ogsc] .foot a, [data-ogsc] .accent div { color: ${LIME} !important; }
      </mj-style>
    </mj-head>
    <mj-body background-color="${background}" width="600px" css-class="body">${sections.join('')}</mj-body>
  </mjml>`;
}

type SectionLook = { background: string; padding: string; css?: string };

function section({ locale }: TemplateParts, look: SectionLook, inside: string | string[]): string {
  const { background, padding, css } = look;
  const direction = directionOf({ locale });
  return `<mj-section background-color="${background}" padding="${padding}" direction="${direction}"${
    css ? ` css-class="${css}"` : ''
  }><mj-column>${[inside].flat().join('')}</mj-column></mj-section>`;
}

const text = (_parts: TemplateParts, inside: string, attributes = '') =>
  `<mj-text ${attributes}>${inside}</mj-text>`;
const content = (parts: TemplateParts, size = '16px') =>
  text(
    parts,
    `<div class="content" dir="${directionOf(parts)}">${parts.content}</div>`,
    `font-size="${size}"`,
  );
const spacer = (height: string) => `<mj-spacer height="${height}" />`;
const brandName = ({ brand, locale }: TemplateParts) => escapeHtml(brand.name[locale]);
const link = (address: string, label: string) =>
  `<a href="${escapeHtml(address)}" style="color:${GREEN}">${label}</a>`;
const directionOf = ({ locale }: { locale: Locale }) => (locale === 'ar' ? 'rtl' : 'ltr');
/** An address of several lines in one, with the comma of its language. */
const oneLine = (address: string, locale: Locale) =>
  address.replace(/\s*\n\s*/g, locale === 'ar' ? '، ' : ', ');

const logo = ({ brand, locale }: TemplateParts, align: string, width: number) =>
  `<mj-image align="${align}" width="${width}px" src="${escapeHtml(brand.logoUrl)}" alt="${escapeHtml(brand.name[locale])}" href="${escapeHtml(brand.links.home)}" />`;

const supportButton = ({ brand, locale }: TemplateParts) =>
  `<mj-button href="${escapeHtml(brand.links.support)}">${TEXTS[locale].support}</mj-button>`;

/** Who sends this, why it came, the way out, and the year: the law's part of each mail. */
function footer(parts: TemplateParts, links: string[] = []): string {
  const { brand, locale, year, unsubscribeUrl } = parts;
  const words = TEXTS[locale];
  const lines = [
    words.reason,
    [link(unsubscribeUrl, words.unsubscribe), ...links].join(' &nbsp;·&nbsp; '),
    escapeHtml(oneLine(`${brand.name[locale]}\n${brand.postalAddress[locale]}`, locale)),
    `© ${year} ${brandName(parts)}. ${words.rights}`,
  ];
  return `<mj-section padding="24px 32px 40px" direction="${directionOf(parts)}"><mj-column>${lines
    .map((line) =>
      text(
        parts,
        `<div dir="${directionOf(parts)}">${line}</div>`,
        'font-size="13px" color="#4d5f57" line-height="1.7" css-class="foot"',
      ),
    )
    .join('')}</mj-column></mj-section>`;
}

/** The same for the text part. */
export function textFooter({ brand, locale, year, unsubscribeUrl }: TemplateParts): string {
  const words = TEXTS[locale];
  return [
    '-- ',
    words.reason,
    `${words.unsubscribe}: ${unsubscribeUrl}`,
    oneLine(`${brand.name[locale]}\n${brand.postalAddress[locale]}`, locale),
    `© ${year} ${brand.name[locale]}`,
  ].join('\n');
}
