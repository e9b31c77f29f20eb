import { frameValues, senderText, type FrameParts } from './frame.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';

export const TEMPLATE_NAMES = ['Basic', 'Promotional', 'Minimalist', 'Modern'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

export type TemplateParts = FrameParts & { unsubscribeUrl: string };

/** Texts that every newsletter has. */
export const NEWSLETTER_TEXTS = {
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

/** Returns the values for the places of a template, each as HTML; `content` is HTML already. */
export function templateValues(parts: TemplateParts, content: string) {
  const { links } = parts.brand;

  return {
    ...frameValues(parts),
    content,
    home: escapeHtml(links.home),
    support: escapeHtml(links.support),
    privacy: escapeHtml(links.privacy),
    terms: escapeHtml(links.terms),
    unsubscribe: escapeHtml(parts.unsubscribeUrl),
  };
}

/** Returns the footer of the text part: the reason for the mail, the link to unsubscribe, the sender and the year. */
export function textFooter(parts: TemplateParts): string {
  const { brand, locale, year, unsubscribeUrl } = parts;
  const words = NEWSLETTER_TEXTS[locale];
  return [
    '-- ',
    words.reason,
    // On a line of its own a URL runs from left to right, in Arabic too.
    `${words.unsubscribe}:`,
    unsubscribeUrl,
    senderText(parts),
    `© ${year} ${brand.name[locale]}`,
  ].join('\n');
}
