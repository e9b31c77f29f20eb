import { mdiLinkedin } from '@mdi/js';
import * as simpleIcons from 'simple-icons';
import { brandTitles } from '../../src/components/brand-names.ts';

type Mark = Pick<simpleIcons.SimpleIcon, 'slug' | 'title' | 'path'>;

/** Logos by name, from simple-icons (CC0); LinkedIn's, which is not allowed there, is from Material Design Icons. */
const marks = new Map<string, Mark>(
  [...Object.values(simpleIcons), { slug: 'linkedin', title: 'LinkedIn', path: mdiLinkedin }].map((mark) => [
    mark.slug,
    mark,
  ]),
);

/** Returns the SVG file with every logo in use; pages draw them by `<use href="…#name">`, so no script contains paths. */
export function brandSprite(): string {
  const symbols = Object.keys(brandTitles).map(toSymbol);

  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function toSymbol(name: string): string {
  return `  <symbol id="${name}" viewBox="0 0 24 24"><path d="${brandMark(name).path}" /></symbol>`;
}

/** Returns the logo of one company by its name in `brand-names.ts`. */
export function brandMark(name: string): Mark {
  const mark = marks.get(name);
  if (!mark)
    throw new Error(`simple-icons has no mark "${name}", which src/components/brand-names.ts names.`);

  return mark;
}
