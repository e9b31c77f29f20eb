import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../tooling/packages/files-below.ts';
import { themeCss } from '../../tooling/vite/theme-styles.ts';

/** Reads a style sheet without its comments, strings and `url(…)`. */
const readCss = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)/gs, '');

const styleSheets = new Map(filesBelow(['src'], /\.css$/).map((file) => [file, readCss(file)]));
const scripts = new Map(filesBelow(['src'], /\.tsx?$/).map((file) => [file, readFileSync(file, 'utf8')]));
const modules = [...styleSheets.keys()].filter((file) => file.endsWith('.module.css'));

/** Returns the classes in a module's selectors without global ones; a selector is text before `{` that is no at-rule. */
function classesOf(module: string): Set<string> {
  const own = styleSheets.get(module)?.replace(/:global\([^)]*\)/g, '') ?? '';
  const selectors = [...own.matchAll(/[^{};@]+(?=\{)/g)];

  return new Set(selectors.flatMap(([selector]) => allMatches(selector, /\.([a-z_][\w-]*)/gi)));
}

type Uses = { named: Set<string>; computed: boolean; folders: Set<string> };

/** Finds the classes that importing scripts use: `styles.card` by name, `styles[look]` by a computed name. */
function usesOf(module: string): Uses {
  const uses: Uses = { named: new Set(), computed: false, folders: new Set() };
  for (const [file, text] of scripts) {
    for (const [, name, path] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
      if (join(dirname(file), path ?? '') !== module) continue;
      uses.folders.add(dirname(file));
      for (const used of allMatches(text, new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, 'g')))
        uses.named.add(used);
      if (text.includes(`${name}[`)) uses.computed = true;
    }
  }

  return uses;
}

/**
 * Tells whether a class may be used by a computed name. The values of computed names cannot be traced, so each quoted
 * word and each key in the scripts of the folder counts as one.
 */
function isComputed(name: string, { computed, folders }: Uses): boolean {
  if (!computed) return false;
  const nearby = [...scripts].filter(([file]) => folders.has(dirname(file)));

  return nearby.some(([, text]) => new RegExp(`'${name}'|\\b${name}:`).test(text));
}

function allMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '');
}

describe.each(modules)('%s', (module) => {
  const classes = classesOf(module);
  const uses = usesOf(module);

  it('defines each class that scripts use', () => {
    expect([...uses.named].filter((name) => !classes.has(name))).toEqual([]);
  });

  it('defines no class that no script uses', () => {
    expect([...classes].filter((name) => !uses.named.has(name) && !isComputed(name, uses))).toEqual([]);
  });
});

/** Declarations of surfaces: an element that changes one on hover can be pressed, a link that is underlined is text. */
const SURFACE = /\b(background(-color)?|border-color|box-shadow):/;

describe('an element with a hover style', () => {
  const hovered = [...styleSheets].flatMap(([file, text]) =>
    [...text.matchAll(/\.([\w-]+):hover[^{}]*\{([^}]*)\}/g)]
      .filter(([, , declarations = '']) => SURFACE.test(declarations))
      .map(([, name = '']) => ({ file, name, text })),
  );

  it.each(hovered)('has a style for a press, too: .$name in $file', ({ name, text }) => {
    expect(text).toMatch(new RegExp(`\\.(${name}|button)\\b[^,{}]*:active`));
  });
});

describe('the letters of keys and code', () => {
  it('are those of the variable --font-mono everywhere', () => {
    const texts = [...styleSheets, ...scripts].filter(([file]) => file !== 'src/lib/theme/base.css');
    const others = texts.filter(([, text]) => /font-?family[^;,\n]*monospace/i.test(text));

    expect(others.map(([file]) => file)).toEqual([]);
  });
});

describe('the CSS variables', () => {
  const sources = [themeCss(), ...styleSheets.values()];
  const inScripts = [...scripts.values()].flatMap((text) => allMatches(text, /'(--[\w-]+)'/g));
  const defined = new Set([...sources.flatMap((text) => allMatches(text, /(--[\w-]+)\s*:/g)), ...inScripts]);

  it.each([...styleSheets])('that %s uses are defined', (_, text) => {
    expect(allMatches(text, /var\(\s*(--[\w-]+)/g).filter((name) => !defined.has(name))).toEqual([]);
  });
});
