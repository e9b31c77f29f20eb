import { expect, it } from 'vitest';
import { toAsciiByUrl } from '../../../rules/domains/to-ascii.ts';
import { toAsciiByTable } from './to-ascii-by-table.ts';

/** All but tatweel (U+0640), which is left out before. */
const LETTERS = Array.from({ length: 0xe0 }, (_, at) => String.fromCodePoint(0x620 + at)).filter((letter) =>
  /(?!\u0640)\p{L}/u.test(letter),
);

it('a page takes a ZWNJ after the same Arabic letters as the web server, whatever the browser checks', () => {
  const domains = LETTERS.flatMap((letter) => [`ب${letter}\u200cب.com`, `ب${letter}\u200c.com`]);

  expect(LETTERS.length).toBeGreaterThan(100);
  expect(domains.filter((domain) => toAsciiByUrl(domain) !== toAsciiByTable(domain))).toEqual([]);
});

/** Letters from the left and from the right, a digit of each kind, a hyphen, a mark and a ZWNJ. */
const CHARACTERS = [...'aक2٣۳متاא-', '\u064e', '\u200c'];
const longer = (labels: readonly string[]) => labels.flatMap((label) => CHARACTERS.map((one) => label + one));

it('an email or a name with letters from the right is read alike, whatever the `URL` of this version checks', () => {
  const pairs = longer(CHARACTERS);
  const labels = [...CHARACTERS, ...pairs, ...longer(pairs)];
  const domains = [...labels.map((label) => `${label}.com`), ...pairs.map((label) => `${label}.متجر.com`)];
  const wide = domains.filter((domain) => /[^\0-\x7f]/.test(domain));

  expect(wide.length).toBeGreaterThan(1_500);
  expect(wide.filter((domain) => toAsciiByUrl(domain) !== toAsciiByTable(domain))).toEqual([]);
});
