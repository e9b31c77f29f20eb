import type { ToAscii } from './to-ascii.ts';

/** Extensions of a fresh product (SPEC section 2); a page shows them while it does not know which ones are offered. */
export const FIRST_EXTENSIONS: readonly string[] = '.com .net .org .io .co .us .info .biz'.split(' ');

/** Returns the offered extension with this text, else the preselected one: `.com` if it is offered, else the first. */
export function toExtension(text: string | undefined, offered: readonly string[]): string {
  const [usual = ''] = FIRST_EXTENSIONS;

  return [text, usual].find((known = '') => offered.includes(known)) ?? offered[0] ?? usual;
}

/**
 * DNS (RFC 1035): letters, digits and hyphens, at most 63 of them, no hyphen at either end. Two hyphens after the second
 * character are reserved for encoded names (RFC 5890, 2.3.1).
 */
const LABEL = /^(?!-)(?!(?!xn)..--)[a-z0-9-]{1,63}(?<!-)$/;

/** Characters that count as a dot in a domain (UTS 46, section 4, and RFC 3490, 3.1). */
const OTHER_DOTS = /[\u3002\uff0e\uff61]/g;
/** Stretches Arabic words; IDNA 2008 refuses it in domains, URLs do not (RFC 5892, 2.6). */
const TATWEEL = /\u0640/g;

/** Result of reading the input: nothing to search for, an impossible name, or a domain in ASCII. */
export type DomainQuery =
  | { kind: 'empty' }
  | { kind: 'invalid'; name: string }
  | { kind: 'domain'; domain: string };

/** Tells whether the input has tatweel, which `readDomainQuery` leaves out. */
export function hasTatweel(input: string): boolean {
  return input.search(TATWEEL) >= 0;
}

/**
 * Turns the input into a domain name. Removes surrounding spaces, a scheme, a path, a leading `www.`, tatweel and
 * everything from the first dot on (SPEC section 5), lowers capitals, and converts an international name to punycode.
 * docs/use/domain-names.md shows by twenty names what the rule takes and refuses.
 */
export function readDomainQuery(input: string, extension: string, toAscii: ToAscii): DomainQuery {
  const name = input
    .replace(OTHER_DOTS, '.')
    .replace(TATWEEL, '')
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^www\./, '')
    .replace(/\..*$/s, '')
    .trim();
  if (name === '') return { kind: 'empty' };
  const ending = toAscii(`a${extension}`)?.slice(1) ?? extension;
  const domain = REFUSED_ASCII.test(name) ? null : toAscii(`${name}${extension}`);
  const label = domain?.slice(0, -ending.length) ?? '';

  return LABEL.test(label) ? { kind: 'domain', domain: `${label}${ending}` } : { kind: 'invalid', name };
}

/** ASCII characters that no label may contain; `toAscii` decides about letters of other scripts. */
const REFUSED_ASCII = /[^a-z0-9\-\u0080-\u{10ffff}]/u;
