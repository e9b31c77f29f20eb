import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as icons from '@mdi/js';

const SITE = 'src';
const IMPORT = /import \{([^}]*)\} from '(?:#src\/components|\.)\/icon-paths\.generated\.ts';/g;

/** Returns the module with the SVG paths of the icons that the site's files import from it, sorted by name. */
export function iconPaths(): string {
  const constants = usedIcons().map((name) => `export const ${name} = '${pathOf(name)}';\n`);

  return `/* Icons of @mdi/js; \`npm run icons\` writes this file. */\n${constants.join('')}`;
}

function usedIcons(): string[] {
  const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(SITE, file), 'utf8').matchAll(IMPORT)])
    .flatMap(([, list = '']) => list.match(/\w+/g) ?? []);

  return [...new Set(names)].toSorted();
}

function pathOf(name: string): string {
  const path = (icons as Record<string, string>)[name];
  if (path === undefined) throw new Error(`@mdi/js has no icon "${name}".`);

  return path;
}
