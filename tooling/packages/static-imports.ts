import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor, type ParseResult } from 'oxc-parser';
import manifest from '../../package.json' with { type: 'json' };

type Statement = { start: number; end: number; entries: ReadonlyArray<{ isType: boolean }> };

/** Beginnings of our own specifiers, such as `#src/`, each with the folder that it means. */
const ALIASES = Object.entries(manifest.imports).map(
  ([specifier, folder]) => [specifier.replace('*', ''), join(folder.replace('*', ''))] as const,
);

/** Returns the path of the file of ours that a specifier names; undefined for a package. */
export function ownFile(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const alias = ALIASES.find(([from]) => specifier.startsWith(from));

  return alias && specifier.replace(...alias);
}

/** Lists the imports that run when a file is loaded: no `import type`, which is erased, and no `import()`. */
export function staticImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const isLoading = ({ start, end, entries }: Statement) =>
    !(/^(import|export)\s+type\b/.test(text.slice(start, end)) && entries.every(({ isType }) => isType));

  return importsAndExports(parse(file, text), isLoading);
}

/** Lists the specifiers that a file loads by `import()`. */
export function lateImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');

  return importsLater(parse(file, text), text);
}

/** Lists every specifier that a file names, in types too. */
export function allImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const parsed = parse(file, text);
  const ofTypes: string[] = [];
  if (text.includes('import('))
    new Visitor({ TSImportType: ({ source }) => void ofTypes.push(source.value) }).visit(parsed.program);

  return [...importsAndExports(parsed, () => true), ...importsLater(parsed, text), ...ofTypes];
}

function importsAndExports({ module }: ParseResult, isMeant: (statement: Statement) => boolean): string[] {
  const imports = module.staticImports.filter(isMeant).map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports
    .filter(isMeant)
    .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));

  return [...imports, ...new Set(exports)];
}

function importsLater({ module }: ParseResult, text: string): string[] {
  return module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, specifier] = /^['"]([^'"]*)['"]$/.exec(text.slice(start, end)) ?? [];
    return specifier === undefined ? [] : [specifier];
  });
}

function parse(file: string, text: string): ParseResult {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file} can't be parsed: ${error.message}`);

  return parsed;
}
