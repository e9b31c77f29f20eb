import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { mdiLinkedin } from '@mdi/js';
import * as simpleIcons from 'simple-icons';
import { brandTitles } from '../src/components/brand-names.ts';

const SPRITE = new URL('../src/components/brand-icons.svg', import.meta.url);

type Mark = Pick<simpleIcons.SimpleIcon, 'slug' | 'title' | 'path'>;

/** The marks by name: simple-icons (CC0), and LinkedIn's, which that package may not carry, from Material Design Icons. */
const marks = new Map<string, Mark>(
  [...Object.values(simpleIcons), { slug: 'linkedin', title: 'LinkedIn', path: mdiLinkedin }].map((mark) => [
    mark.slug,
    mark,
  ]),
);

/** The file with every mark in use, each drawn by `<use href="…#name">`, so that no script carries their outlines. */
export function brandSprite(): string {
  const symbols = Object.keys(brandTitles).map(toSymbol);

  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** The file as it lies in the repository. */
export function committedSprite(): string {
  return readFileSync(SPRITE, 'utf8');
}

function toSymbol(name: string): string {
  return `  <symbol id="${name}" viewBox="0 0 24 24"><path d="${brandMark(name).path}" /></symbol>`;
}

/** The mark of one company, under the name that `brand-names.ts` gives it. */
export function brandMark(name: string): Mark {
  const mark = marks.get(name);
  if (!mark)
    throw new Error(`simple-icons has no mark "${name}", which src/components/brand-names.ts names.`);

  return mark;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(SPRITE, brandSprite());
