import type { Locale } from '#actions/config/locale.ts';
import type { Brand } from './brand.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';

/** Data that the page of every mail needs. */
export type FrameParts = {
  locale: Locale;
  brand: Brand;
  subject: string;
  /** Inboxes show this text after the subject. */
  preheader?: string | null | undefined;
  year: number;
};

const ARABIC = /[\u0600-\u06ff]/;
const directionOf = (text: string) => (ARABIC.test(text) ? 'rtl' : 'ltr');

/**
 * Returns a text as HTML whose direction the words around it don't change. Gmail, Outlook and Yahoo drop `<bdi>`, but keep
 * `dir` (caniemail's data of 2026-05-13).
 */
export const isolatedHtml = (text: string): string =>
  `<span dir="${directionOf(text)}">${escapeHtml(text)}</span>`;

/**
 * Returns the postal address in one line; a mail in Arabic may have the English address, which keeps its commas and its
 * direction.
 */
function addressLine({ brand, locale }: FrameParts) {
  const address = brand.postalAddress[locale].trim();

  return {
    comma: locale === 'ar' ? '، ' : ', ',
    address: address.replace(/\s*\n\s*/g, ARABIC.test(address) ? '، ' : ', '),
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
    ...logoValues(parts.brand, parts.locale),
    brand,
    sender: senderHtml(parts),
    preheader: preheaderHtml(parts.preheader?.trim() ?? ''),
    year: String(parts.year),
  };
}

/** Heights in pixels at which templates show the logo. */
const LOGO_HEIGHTS = [40, 72] as const;

/** Returns the logo's address, its widths at the templates' heights, and the name beside it where the logo has none. */
function logoValues(brand: Brand, locale: Locale) {
  const name = escapeHtml(brand.name[locale]).trim();
  const { url, ratio, hasName } = brand.logos?.[locale] ?? { url: brand.logoUrl, ratio: 1, hasName: false };
  const widths = LOGO_HEIGHTS.map((height) => [`logo_${height}`, String(Math.round(height * ratio))]);

  return {
    logo: escapeHtml(url),
    logo_alt: hasName ? name : '',
    logo_name: hasName ? '' : name,
    ...(Object.fromEntries(widths) as Record<`logo_${(typeof LOGO_HEIGHTS)[number]}`, string>),
  };
}

/** Returns the sender's name and postal address in one line of HTML. */
function senderHtml(parts: FrameParts): string {
  const { comma, address } = addressLine(parts);
  const name = escapeHtml(parts.brand.name[parts.locale]);

  return address === '' ? name : `${name}${comma}${isolatedHtml(address)}`;
}

/** Returns the sender's name and postal address in one line of the text part. */
export function senderText(parts: FrameParts): string {
  const { comma, address } = addressLine(parts);
  const name = parts.brand.name[parts.locale];

  return address === '' ? name : `${name}${comma}\u2068${address}\u2069`;
}

/** Invisible letters that keep inboxes from showing the mail's beginning after a short preheader. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);
const HIDDEN =
  'display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all';

/** Returns the element that inboxes read and mails do not show. */
const preheaderHtml = (text: string): string =>
  text === '' ? '' : `<div style="${HIDDEN}">${escapeHtml(text)}${FILLER}</div>`;
