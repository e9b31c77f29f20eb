import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { fallbackCss, fallbackNames } from './font-fallbacks.ts';
import { FONT_RESTS, FONT_SUBSETS, type FontSubset } from './font-subsets.ts';
import { toUnicodeRange, withoutCodePoints } from './unicode-range.ts';

const ID = 'virtual:fonts.css';
/** Font file with all letters of an English page; the web server drops its preload from pages in other languages. */
const ENGLISH = 'inter.woff2';
const CACHE = 'node_modules/.cache/fonts';
/** The complete Inter font, for characters that only people type. */
const WHOLE = { family: 'Inter Variable', sheet: '@fontsource-variable/inter/wght.css' };

/**
 * Serves `virtual:fonts.css`: font subsets for a first view, the complete fonts for all other characters, fallbacks until
 * they have loaded, and `--font-family` in both directions. The document preloads the English letters, so that a first
 * view is laid out once. Arabic pages have no preload: they need two files, and preloading both brought no gain.
 */
export function webFonts(): Plugin {
  return {
    name: 'web-fonts',
    resolveId: (source) => (source === ID ? writeFonts() : null),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => (bundle ? [preload(fileOf(bundle, ENGLISH))] : []),
    },
  };
}

function fileOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes(name));
  if (!file) throw new Error(`The build has no ${name}.`);

  return file.fileName;
}

function preload(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: true,
      'data-language': 'en',
      href: `/${file}`,
    },
    injectTo: 'head-prepend',
  };
}

/** Makes the fonts once per version of their inputs, and returns the path of their style sheet. */
async function writeFonts(): Promise<string> {
  // Browsers try later `@font-face` rules first, so the fonts of a first view come last.
  const files = await Promise.all(
    [...FONT_RESTS, ...FONT_SUBSETS].map(async (subset) => ({ subset, content: await subset.make() })),
  );
  const css = [
    await readWhole(),
    ...files.map(({ subset }) => face(subset)),
    fallbackCss(),
    familiesCss(),
  ].join('\n');
  const hash = createHash('sha256').update(css);
  for (const { content } of files) hash.update(content);
  const folder = resolve(CACHE, hash.digest('hex').slice(0, 12));
  const sheet = join(folder, 'fonts.css');
  if (existsSync(sheet)) return sheet;

  await mkdir(folder, { recursive: true });
  for (const { subset, content } of files) await writeFile(join(folder, `${subset.name}.woff2`), content);
  await writeFile(sheet, css);

  return sheet;
}

/** Reads the package's style sheet, limits it to characters that the subset lacks, and makes its paths absolute. */
async function readWhole(): Promise<string> {
  const path = resolve('node_modules', WHOLE.sheet);
  const taken = FONT_SUBSETS.find((subset) => subset.family === WHOLE.family)?.codePoints ?? [];

  return (await readFile(path, 'utf8'))
    .replace(
      /unicode-range: ([^;]+);/g,
      (_, range: string) => `unicode-range: ${withoutCodePoints(range, taken)};`,
    )
    .replace(/url\(\.\/files\//g, `url(${join(path, '../files')}/`);
}

function face({ name, family, weight, codePoints }: FontSubset): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
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
  const arabic = ['IBM Plex Sans Arabic', ...fallbackNames('Plex')];
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
