import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { fallbackCss, fallbackNames } from './font-fallbacks.ts';
import { FONT_RESTS, FONT_SUBSETS, type FontSubset } from './font-subsets.ts';
import { toUnicodeRange, withoutCodePoints } from './unicode-range.ts';

const ID = 'virtual:fonts.css';
/** The one file that has all letters of an English page; the web server leaves it out of others. */
const ENGLISH = 'inter.woff2';
const CACHE = 'node_modules/.cache/fonts';
/** The whole of Inter, for what no text of the site has but a person may type. */
const WHOLE = { family: 'Inter Variable', sheet: '@fontsource-variable/inter/wght.css' };

/**
 * Serves `virtual:fonts.css`: the fonts' subsets for a first view, the whole fonts for all other signs, what stands in
 * until they come, and `--font-family` in both directions. The document asks for English letters ahead, so that a first view
 * is laid out with them, and not twice; two files in place of one did Arabic pages no good.
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

/** Makes the fonts once for each version of what they are made from; answers where their style sheet is. */
async function writeFonts(): Promise<string> {
  // The later rule is asked first: the fonts of a first view stand after the rests.
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

/** A package's style sheet: for what the subset lacks alone, and by absolute paths. */
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
 * The families of each direction: an Arabic page takes its Latin letters from the Arabic font, and loads one less. Whoever
 * saves data loads none: the web server marks the document of a request with `Save-Data: on` (decision 60).
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
