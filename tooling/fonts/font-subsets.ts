import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { range } from './unicode-range.ts';

const PLEX = 'node_modules/@expo-google-fonts/ibm-plex-sans-arabic';
const PLEX_FILES = [
  { name: 400, weight: '100 500', folder: '400Regular' },
  { name: 600, weight: '501 900', folder: '600SemiBold' },
];
const INTER = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** OpenType features to keep: they join Arabic letters, place marks and kern pairs; `tnum` aligns columns of numbers. */
const FEATURES = {
  arabic: [
    'calt',
    'ccmp',
    'curs',
    'fina',
    'init',
    'isol',
    'kern',
    'liga',
    'locl',
    'mark',
    'medi',
    'mkmk',
    'rlig',
  ],
  latin: ['calt', 'ccmp', 'kern', 'locl', 'tnum'],
};

const ASCII = range(0x20, 0x7e);
/** Characters of the site's texts, prices and numbers in addition to ASCII. */
const SIGNS = pointsOf('\u00a0£¥©«·»×–—‘’“”•…€™−');
/** Signs of money that only the Arabic font has; English pages load them with the complete Inter font. */
const MORE_MONEY = pointsOf('₪₹');
/** Letters, marks, punctuation and digits of the Arabic language. */
const ARABIC = [
  0x60c,
  0x61b,
  0x61f,
  ...range(0x621, 0x63a),
  ...range(0x640, 0x652),
  ...range(0x660, 0x66c),
  0x670,
];
/** Characters of an Arabic page: Latin letters and digits too, so that it needs no second font. */
const DRAWN = [...ASCII, ...SIGNS, ...MORE_MONEY, ...ARABIC];
/** All ranges of the Arabic script in the font: also other languages' letters, Quranic marks and presentation forms. */
const ALL_ARABIC = [
  ...range(0x600, 0x6ff),
  ...range(0x750, 0x77f),
  ...range(0x870, 0x8ff),
  ...range(0xfb50, 0xfdff),
  ...range(0xfe70, 0xfefc),
];
/** Invisible characters that set the direction of text; no font needs a glyph for them. */
const DIRECTION_MARKS = [...range(0x200c, 0x200f), ...range(0x2066, 0x2069)];

export type FontSubset = {
  name: string;
  family: string;
  /** CSS weights that the file is used for. */
  weight: string;
  /** Characters for which a browser loads the file (`unicode-range`). */
  codePoints: number[];
  make: () => Promise<Buffer>;
};

/** Fonts of a first view: every character of the site's own texts, in one file per weight. */
export const FONT_SUBSETS: readonly FontSubset[] = [
  ...plex('', [...DRAWN, ...DIRECTION_MARKS], (font) =>
    subset(font, DRAWN, { keepFeatures: FEATURES.arabic }),
  ),
  {
    name: 'inter',
    family: 'Inter Variable',
    weight: '100 900',
    codePoints: [...ASCII, ...SIGNS, ...DIRECTION_MARKS],
    make: async () =>
      subset(await readFile(INTER), [...ASCII, ...SIGNS], {
        keepFeatures: FEATURES.latin,
        variationAxes: { wght: { min: 400, max: 720 } },
      }),
  },
];

/** Arabic characters that only people type. The files repeat the letters of a first view, as marks attach to letters. */
export const EXTRA_ARABIC_FONTS: readonly FontSubset[] = plex('-rest', ALL_ARABIC, (font) =>
  subset(font, [0x20, 0xa0, ...ALL_ARABIC], {}),
);

function pointsOf(signs: string): number[] {
  return [...signs].map((sign) => sign.codePointAt(0) ?? 0);
}

/** Describes an Arabic subset of each weight. */
function plex(suffix: string, codePoints: number[], make: (font: Buffer) => Promise<Buffer>): FontSubset[] {
  return PLEX_FILES.map(({ name, weight, folder }) => ({
    name: `plex-arabic-${name}${suffix}`,
    family: 'IBM Plex Sans Arabic',
    ...{ weight, codePoints },
    make: async () => make(await readFile(join(PLEX, folder, `IBMPlexSansArabic_${folder}.ttf`))),
  }));
}

type Options = Omit<Parameters<typeof subsetFont>[2], 'targetFormat'>;

function subset(font: Buffer, codePoints: readonly number[], options: Options): Promise<Buffer> {
  return subsetFont(font, String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    noHinting: true,
    ...options,
  });
}
