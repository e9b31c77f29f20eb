import { readFileSync } from 'node:fs';
import * as icons from '@mdi/js';
import { filesBelow } from '../packages/files-below.ts';

const IMPORT = /import \{([^}]*)\} from '(?:#src\/components|\.)\/icon-paths\.generated\.ts';/g;

/** Returns the module with the SVG paths of the icons that the site's files import from it, sorted by name. */
export function iconPaths(): string {
  const constants = usedIcons().map((name) => `export const ${name} = '${pathOf(name)}';\n`);

  return `/* Icons of @mdi/js; \`npm run icons\` writes this file. */\n${constants.join('')}`;
}

function usedIcons(): string[] {
  const names = filesBelow(['src'], /\.tsx?$/)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)])
    .flatMap(([, list = '']) => list.match(/\w+/g) ?? []);

  return [...new Set(names)].toSorted();
}

function pathOf(name: string): string {
  const path = (icons as Record<string, string>)[name];
  if (path === undefined) throw new Error(`@mdi/js has no icon "${name}".`);

  return path;
}
