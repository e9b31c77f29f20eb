import type { Locale } from '#actions/config/locale.ts';
import type { Brand } from './brand.ts';
import { escapeHtml } from '#runtime/escape-html.ts';

/** Data that the page of every mail needs. */
export type FrameParts = { locale: Locale; brand: Brand; subject: string; year: number };

const ARABIC = /[\u0600-\u06ff]/;

/**
 * Returns the postal address in one line; a mail in Arabic may have the English address, which keeps its commas and its
 * direction.
 */
function addressLine({ brand, locale }: FrameParts) {
  const address = brand.postalAddress[locale].trim();
  const isArabic = ARABIC.test(address);

  return {
    comma: locale === 'ar' ? '، ' : ', ',
    address: address.replace(/\s*\n\s*/g, isArabic ? '، ' : ', '),
    direction: isArabic ? 'rtl' : 'ltr',
  };
}

/** Returns the values for the places that every template has. */
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

/** Returns the sender's name and postal address in one line of HTML. */
function senderHtml(parts: FrameParts): string {
  const { comma, address, direction } = addressLine(parts);
  const name = escapeHtml(parts.brand.name[parts.locale]);

  return address === '' ? name : `${name}${comma}<span dir="${direction}">${escapeHtml(address)}</span>`;
}

/** Returns the sender's name and postal address in one line of the text part. */
export function senderText(parts: FrameParts): string {
  const { comma, address } = addressLine(parts);
  const name = parts.brand.name[parts.locale];

  return address === '' ? name : `${name}${comma}\u2068${address}\u2069`;
}
