import { fromPunycode } from './from-punycode.ts';

/**
 * Converts a domain to ASCII by UTS 46 (non-transitional, with CheckBidi and CheckJoiners), or returns null if the
 * standard refuses it.
 */
export type ToAscii = (domain: string) => string | null;

/**
 * A ZWNJ where it changes nothing, because the Arabic letter before it joins no next one, it comes after a digit or hyphen,
 * or no letter of Arabic follows (RFC 5892, A.1). The letters are those of joining types R and U from U+0620 to U+06FF.
 */
const IDLE_ZWNJ =
  /[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0678\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef]\p{M}*\u200c|[\p{N}-]\p{M}*\u200c|\p{Script=Arabic}\u200c(?!\p{M}*(?=\p{L})\p{Script=Arabic})/u;

/** A letter or digit that is written from the right: what has the bidi class R, AL or AN in Unicode's blocks for these. */
const FROM_RIGHT =
  /(?![\p{M}\u06f0-\u06f9])[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FROM_LEFT = new RegExp(`(?!${FROM_RIGHT.source})\\p{L}`, 'u');

/** A label that is encoded already. */
const ENCODED = /^xn--([^.]*)/;

/**
 * The conversion of a browser's own `URL`, which costs a page few bytes. Chromium's `URL` takes any label that begins
 * with `xn--`, so such a label is decoded and must be what its letters are converted to; that of Chromium 147 takes a ZWNJ
 * anywhere among Arabic letters. The `URL` of Node leaves out CheckJoiners and much of CheckBidi, depending on its
 * version: what differs among letters of Arabic and Hebrew is checked here, so that an email is read alike by page and
 * server; for domain names the web server brings a conversion of its own.
 */
export function toAsciiByUrl(domain: string): string | null {
  const url = `http://${domain}/`;
  if (IDLE_ZWNJ.test(domain) || isMixed(domain) || !URL.canParse(url)) return null;
  const ascii = new URL(url).hostname;
  const encoded = ENCODED.exec(domain)?.[1];
  if (encoded === undefined) return ascii;
  const letters = fromPunycode(encoded) ?? '';

  return /[^\0-\x7f]/.test(letters) && toAsciiByUrl(domain.replace(ENCODED, () => letters)) === ascii
    ? ascii
    : null;
}

/**
 * Tells whether a domain has a letter from the right, and a label that begins with no letter, ends with a hyphen, or has
 * letters of both directions (RFC 5893, 2).
 */
function isMixed(domain: string): boolean {
  const isWrong = (label: string) =>
    !/^\p{L}(.*[^-])?$/u.test(label) || (FROM_RIGHT.test(label) && FROM_LEFT.test(label));

  return FROM_RIGHT.test(domain) && domain.split('.').some(isWrong);
}
