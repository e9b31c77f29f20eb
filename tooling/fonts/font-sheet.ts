import { readFileSync } from 'node:fs';
import { fallbackCss, fallbackNames } from './font-fallbacks.ts';
import { EXTRA_ARABIC_FONTS, FONT_SUBSETS, type FontSubset } from './font-subsets.ts';
import { toUnicodeRange, withoutCodePoints } from './unicode-range.ts';

const ARABIC = 'IBM Plex Sans Arabic';
/** The complete Inter font, for characters that only people type. */
const WHOLE = { family: 'Inter Variable', package: '@fontsource-variable/inter' };

/**
 * Returns the style sheet of the fonts: the subsets of a first view, the complete fonts for all other characters,
 * fallbacks until they have loaded, and `--font-family` in both directions.
 */
export function fontSheet(): string {
  // Browsers try later `@font-face` rules first, so the fonts of a first view come last.
  const faces = [...EXTRA_ARABIC_FONTS, ...FONT_SUBSETS].map((subset) => face(subset));

  return [readWhole(), ...faces, fallbackCss(), familiesCss(), ''].join('\n');
}

/** Reads the package's style sheet, limits it to characters that the subset lacks, and names its files by the package. */
function readWhole(): string {
  const taken = FONT_SUBSETS.find((subset) => subset.family === WHOLE.family)?.codePoints ?? [];

  return readFileSync(`node_modules/${WHOLE.package}/wght.css`, 'utf8')
    .replace(
      /unicode-range: ([^;]+);/g,
      (_, range: string) => `unicode-range: ${withoutCodePoints(range, taken)};`,
    )
    .replace(/url\(\.\/files\//g, `url(${WHOLE.package}/files/`);
}

/**
 * Returns the style sheet of the fonts for long texts, `--font-still`: a font that comes late waits for the next page, as
 * other letters would break the lines elsewhere. Where the system lacks Arabic letters, the site's own still come.
 */
export function stillSheet(): string {
  const still = (family: string) => `${family} Still`;
  const faces = FONT_SUBSETS.map((subset) => face({ ...subset, family: still(subset.family) }, 'optional'));
  const list = (...names: string[]) =>
    [...names.map((name) => `'${name}'`), 'system-ui', 'sans-serif'].join(', ');
  const [inter, plex] = [WHOLE.family, ARABIC];

  return `${faces.join('\n')}
:root {
  --font-still: ${list(still(inter), ...fallbackNames('Inter'), still(plex), ...fallbackNames('Plex'), plex)};
}
:root[dir='rtl'] {
  --font-still: ${list(still(plex), ...fallbackNames('Plex'), plex)};
}
:root[data-saves-data] {
  --font-still: system-ui, sans-serif;
}
`;
}

function face({ name, family, weight, codePoints }: FontSubset, display = 'swap'): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: ${display};
  font-weight: ${weight};
  src: url(./${name}.woff2) format('woff2');
  unicode-range: ${toUnicodeRange(codePoints)};
}`;
}

/**
 * Returns the font families of each direction. An Arabic page uses the Latin letters of the Arabic font, to load one font
 * less. With `Save-Data: on` no font is loaded: the web server marks the document of such a request (decision 60).
 */
export function familiesCss(): string {
  const arabic = [ARABIC, ...fallbackNames('Plex')];
  const list = (names: readonly string[]) =>
    [...names.map((name) => `'${name}'`), 'system-ui', 'sans-serif'].join(', ');

  return `:root {
  --font-family: ${list(['Inter Variable', ...fallbackNames('Inter'), ...arabic])};
}
:root[dir='rtl'] {
  --font-family: ${list(arabic)};
}
:root[data-saves-data] {
  --font-family: system-ui, sans-serif;
}`;
}
