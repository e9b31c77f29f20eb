import type { Brand, Locale } from './brand.ts';
import { escapeHtml } from '#runtime/escape-html.ts';

/** What every mail's page is made of. */
export type FrameParts = { locale: Locale; brand: Brand; subject: string; year: number };

const ARABIC = /[\u0600-\u06ff]/;

/** The address in one line; a mail in Arabic may have the English one, which keeps its commas and its direction. */
function addressLine({ brand, locale }: FrameParts) {
  const address = brand.postalAddress[locale].trim();
  const isArabic = ARABIC.test(address);

  return {
    comma: locale === 'ar' ? '، ' : ', ',
    address: address.replace(/\s*\n\s*/g, isArabic ? '، ' : ', '),
    direction: isArabic ? 'rtl' : 'ltr',
  };
}

/** The places that every template has. */
export function frameValues(parts: FrameParts) {
  const title = escapeHtml(parts.subject.trim());
  const brand = escapeHtml(parts.brand.name[parts.locale]);

  return {
    title,
    // A mail without a subject has no label, rather than an empty one.
    label: title === '' ? '' : ` aria-label="${title}"`,
    heading: brand.trim(),
    brand,
    sender: senderHtml(parts),
    year: String(parts.year),
  };
}

/** Who sends a mail, and where they are, in one line of HTML. */
function senderHtml(parts: FrameParts): string {
  const { comma, address, direction } = addressLine(parts);
  const name = escapeHtml(parts.brand.name[parts.locale]);

  return address === '' ? name : `${name}${comma}<span dir="${direction}">${escapeHtml(address)}</span>`;
}

/** The same for the text part. */
export function senderText(parts: FrameParts): string {
  const { comma, address } = addressLine(parts);
  const name = parts.brand.name[parts.locale];

  return address === '' ? name : `${name}${comma}\u2068${address}\u2069`;
}
