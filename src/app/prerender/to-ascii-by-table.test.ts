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
