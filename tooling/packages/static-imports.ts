import { readFileSync } from 'node:fs';
import { parseSync, Visitor, type ParseResult } from 'oxc-parser';

type Statement = { start: number; end: number; entries: ReadonlyArray<{ isType: boolean }> };

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
