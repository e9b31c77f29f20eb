import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '#rules/money/currencies.ts';
import { exponentOf } from '#rules/money/exponent-of.ts';
import { moneyFormat } from '#rules/money/money-format.ts';
import { filesBelow } from '../packages/files-below.ts';
import { FONT_FOLDER } from './font-files.ts';
import { fontSheet } from './font-sheet.ts';
import { EXTRA_ARABIC_FONTS, FONT_SUBSETS, type FontSubset } from './font-subsets.ts';
import { withoutCodePoints } from './unicode-range.ts';

/** Returns every character of the site's texts in one language. */
function signsOf(language: 'en' | 'ar'): Set<number> {
  const files = filesBelow(['src'], new RegExp(`/messages/${language}\\.json$`));
  const texts = files.flatMap((file) =>
    Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );

  return new Set(Array.from(texts.join(''), (sign) => sign.codePointAt(0) ?? 0));
}

/** Returns a price in a currency as pages show it. */
const priceIn = (currency: string, language: 'en' | 'ar') =>
  moneyFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en', currency, exponentOf(currency)).format(1234.5);

/** Tells whether a browser takes a character from the complete Inter font. */
function isInWholeInter(point: number): boolean {
  const ranges = [...fontSheet().matchAll(/url\(@fontsource[^}]*unicode-range: ([^;]+);/g)];

  return ranges.some(([, range = '']) => withoutCodePoints(range, [point]) !== withoutCodePoints(range, []));
}

/** Returns the size in bytes of a font in the repository. */
const sizeOf = ({ name }: FontSubset) => statSync(join(FONT_FOLDER, `${name}.woff2`)).size;

describe('the fonts that every page loads first', () => {
  it.each([
    ['en', 'inter'],
    ['ar', 'plex-arabic-400'],
    ['ar', 'plex-arabic-600'],
  ] as const)('in %s have every character of the site’s own texts in the file %s', (language, name) => {
    const there = new Set(FONT_SUBSETS.find((subset) => subset.name === name)?.codePoints);

    const lacking = [...signsOf(language)].filter((sign) => !there.has(sign));

    expect(lacking.map((sign) => String.fromCodePoint(sign))).toEqual([]);
  });

  it.each([
    ['en', 'inter'],
    ['ar', 'plex-arabic-400'],
    ['ar', 'plex-arabic-600'],
  ] as const)(
    'draw every sign of a price in %s, or leave it to the complete Inter font',
    (language, name) => {
      const own = new Set(FONT_SUBSETS.find((subset) => subset.name === name)?.codePoints);
      const isThere = (point: number) => own.has(point) || (language === 'en' && isInWholeInter(point));

      const lacking = CURRENCIES.flatMap((currency) => [...priceIn(currency, language)]).filter(
        (sign) => !isThere(sign.codePointAt(0) ?? 0),
      );

      expect(lacking).toEqual([]);
    },
  );

  it('have less than 20 KB each', () => {
    expect(Math.max(...FONT_SUBSETS.map(sizeOf))).toBeLessThan(20 * 1024);
  });
});

describe('the fonts with additional Arabic letters', () => {
  it('have the letters of Arabic, Persian and Urdu, and less than 40 KB for each weight', () => {
    const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةىپچژگیکۀٹڈے\u064e\u0651'];

    for (const font of EXTRA_ARABIC_FONTS) {
      const there = new Set(font.codePoints);

      expect(arabic.filter((letter) => !there.has(letter.codePointAt(0) ?? 0))).toEqual([]);
      expect(sizeOf(font)).toBeLessThan(40 * 1024);
    }
  });
});
