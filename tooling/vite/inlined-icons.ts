import type { Plugin } from 'vite';
import * as icons from '../../src/components/icon-paths.generated.ts';

const MODULE = '/icon-paths.generated.ts';
const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*'[^']*\/icon-paths\.generated\.ts';$/gm;

/**
 * Replaces imports of icons by their paths. The icons are one module, and bundlers never split a module: the landing page
 * would load every icon of the back office.
 */
export function inlinedIcons(): Plugin {
  return {
    name: 'inlined-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes(MODULE)) return null;

      return { code: inlineIcons(code), map: null };
    },
  };
}

/** Replaces each import of icons by constants that hold the icons' SVG paths; line numbers stay the same. */
export function inlineIcons(code: string): string {
  return code.replace(IMPORT, (_statement, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `const ${name} = ${JSON.stringify(pathOf(name))};`)
      .join(' '),
  );
}

function pathOf(name: string): string {
  const path = (icons as Record<string, string>)[name];
  if (path === undefined)
    throw new Error(`No icon is named "${name}"; \`npm run icons\` adds those of @mdi/js.`);

  return path;
}
