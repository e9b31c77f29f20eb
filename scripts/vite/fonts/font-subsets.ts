import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const PLEX = 'node_modules/@expo-google-fonts/ibm-plex-sans-arabic';
const PLEX_FILES = { 400: '400Regular', 600: '600SemiBold' } as const;
const INTER = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Joins Arabic letters, places marks, and sets pairs closer; figures of one width are for columns of numbers. */
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
/** What texts, prices and numbers of the site take beside ASCII. */
const SIGNS = [...'\u00a0©«·»×–—‘’“”•…€™−'].map((sign) => sign.codePointAt(0) ?? 0);
/** Arabic's own letters, marks, punctuation and both kinds of digits' companions. */
const ARABIC = [
  0x60c,
  0x61b,
  0x61f,
  ...range(0x621, 0x63a),
  ...range(0x640, 0x652),
  ...range(0x660, 0x66c),
  0x670,
];
/** All of Arabic that the font has: other languages' letters, Quranic marks and the shapes of older texts. */
const ALL_ARABIC = [
  ...range(0x600, 0x6ff),
  ...range(0x750, 0x77f),
  ...range(0x870, 0x8ff),
  ...range(0xfb50, 0xfdff),
  ...range(0xfe70, 0xfefc),
];
/** Signs without a picture that set the direction of a run; no font needs a glyph for them. */
const DIRECTION_MARKS = [...range(0x200c, 0x200f), ...range(0x2066, 0x2069)];

export type FontSubset = {
  name: string;
  family: string;
  /** The weights that it stands in for. */
  weight: string;
  /** The signs for which a browser asks for it. */
  codePoints: number[];
  make: () => Promise<Buffer>;
};

/** The fonts of a first view: every sign that the site's own texts have, in one file for each weight. */
export const FONT_SUBSETS: readonly FontSubset[] = [
  plex(400, '100 500'),
  plex(600, '501 900'),
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

/** What no text of the site has but a person may type in Arabic; with the letters of a first view, as marks stand on them. */
export const FONT_RESTS: readonly FontSubset[] = [plexRest(400, '100 500'), plexRest(600, '501 900')];

/** With Latin letters and digits inside, so that an Arabic page needs no second font for its prices and names. */
function plex(name: keyof typeof PLEX_FILES, weight: string): FontSubset {
  const drawn = [...ASCII, ...SIGNS, ...ARABIC];

  return {
    name: `plex-arabic-${name}`,
    family: 'IBM Plex Sans Arabic',
    weight,
    codePoints: [...drawn, ...DIRECTION_MARKS],
    make: async () => subset(await readPlex(name), drawn, { keepFeatures: FEATURES.arabic }),
  };
}

function plexRest(name: keyof typeof PLEX_FILES, weight: string): FontSubset {
  return {
    name: `plex-arabic-${name}-rest`,
    family: 'IBM Plex Sans Arabic',
    weight,
    codePoints: ALL_ARABIC,
    make: async () => subset(await readPlex(name), [0x20, 0xa0, ...ALL_ARABIC], {}),
  };
}

const readPlex = (name: keyof typeof PLEX_FILES): Promise<Buffer> =>
  readFile(join(PLEX, PLEX_FILES[name], `IBMPlexSansArabic_${PLEX_FILES[name]}.ttf`));

type Options = Omit<Parameters<typeof subsetFont>[2], 'targetFormat'>;

function subset(font: Buffer, codePoints: readonly number[], options: Options): Promise<Buffer> {
  return subsetFont(font, String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    noHinting: true,
    ...options,
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
