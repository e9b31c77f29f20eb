/** SPEC section 2: the extensions on offer, the first one chosen by default. */
export const EXTENSIONS = ['.com', '.net', '.org', '.io', '.co', '.us', '.info', '.biz'] as const;
export type Extension = (typeof EXTENSIONS)[number];

export const DEFAULT_EXTENSION: Extension = '.com';

/** DNS (RFC 1035): letters, digits and hyphens, at most 63 of them, no hyphen at either end. */
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** What typing leads to: nothing to search for, a name that cannot be, or a domain in ASCII. */
export type DomainQuery =
  { kind: 'empty' } | { kind: 'invalid'; name: string } | { kind: 'domain'; domain: string };

/**
 * Makes a domain of what was typed. Spaces around it, capitals, a scheme, a path and a leading `www.` go;
 * then everything from the first dot onward (SPEC section 5); an international name becomes punycode.
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

/** ASCII that no label may hold; letters of other scripts are the browser's to judge. */
const REFUSED_ASCII = /[^a-z0-9\-\u0080-\u{10ffff}]/u;

/** The browser's own IDNA (UTS 46) does the mapping to punycode; an impossible name stays as it is. */
function toAscii(name: string): string {
  const url = `http://${name}.test/`;
  if (REFUSED_ASCII.test(name) || !URL.canParse(url)) return name;

  return new URL(url).hostname.replace(/\.test$/, '');
}
