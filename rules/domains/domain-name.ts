/** Extensions on offer (SPEC section 2); the first one is preselected. */
export const EXTENSIONS = ['.com', '.net', '.org', '.io', '.co', '.us', '.info', '.biz'] as const;
export type Extension = (typeof EXTENSIONS)[number];

/** Returns the extension on offer with this text, else the preselected one. */
export function toExtension(text: string | undefined): Extension {
  return EXTENSIONS.find((known) => known === text) ?? EXTENSIONS[0];
}

/** DNS (RFC 1035): letters, digits and hyphens, at most 63 of them, no hyphen at either end. */
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Result of reading the input: nothing to search for, an impossible name, or a domain in ASCII. */
export type DomainQuery =
  | { kind: 'empty' }
  | { kind: 'invalid'; name: string }
  | { kind: 'domain'; domain: string };

/**
 * Turns the input into a domain name. Removes surrounding spaces, a scheme, a path, a leading `www.` and everything
 * from the first dot on (SPEC section 5), lowers capitals, and converts an international name to punycode.
 */
export function readDomainQuery(input: string, extension: Extension): DomainQuery {
  const name = input
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^www\./, '')
    .replace(/\..*$/s, '')
    .trim();
  if (name === '') return { kind: 'empty' };

  const ascii = toAscii(name);

  return LABEL.test(ascii) ? { kind: 'domain', domain: `${ascii}${extension}` } : { kind: 'invalid', name };
}

/** ASCII characters that no label may contain; the browser decides about letters of other scripts. */
const REFUSED_ASCII = /[^a-z0-9\-\u0080-\u{10ffff}]/u;

/** Converts a name to punycode by the browser's own IDNA (UTS 46); returns an impossible name unchanged. */
function toAscii(name: string): string {
  const url = `http://${name}.test/`;
  if (REFUSED_ASCII.test(name) || !URL.canParse(url)) return name;

  return new URL(url).hostname.replace(/\.test$/, '');
}
