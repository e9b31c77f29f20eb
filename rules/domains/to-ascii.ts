import { fromPunycode } from './from-punycode.ts';

/**
 * Converts a domain to ASCII by UTS 46 (non-transitional, with CheckBidi and CheckJoiners), or returns null if the
 * standard refuses it.
 */
export type ToAscii = (domain: string) => string | null;

/** A label that is encoded already. */
const ENCODED = /^xn--([^.]*)/;

/**
 * The conversion of a browser's own `URL`, which costs a page few bytes. Chromium's `URL` takes any label that begins
 * with `xn--`, so such a label is decoded and must be what its letters are converted to. The `URL` of Node leaves out
 * CheckBidi or CheckJoiners, depending on its version, so the web server brings a conversion of its own.
 */
export function toAsciiByUrl(domain: string): string | null {
  const url = `http://${domain}/`;
  if (!URL.canParse(url)) return null;
  const ascii = new URL(url).hostname;
  const encoded = ENCODED.exec(domain)?.[1];
  if (encoded === undefined) return ascii;
  const letters = fromPunycode(encoded) ?? '';

  return /[^\0-\x7f]/.test(letters) && toAsciiByUrl(domain.replace(ENCODED, () => letters)) === ascii
    ? ascii
    : null;
}
