import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ENTRY = 'src/main.tsx';
const HEAVY = /^@(mui|emotion)\//;

/** What a file imports when it is loaded: neither `import type`, which is erased, nor `import()`, which comes later. */
function staticImports(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);

  return statements.flatMap((statement) => {
    const isLoading =
      (ts.isImportDeclaration(statement) &&
        statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(statement) && !statement.isTypeOnly);
    if (!isLoading || !statement.moduleSpecifier) return [];
    return ts.isStringLiteral(statement.moduleSpecifier) ? [statement.moduleSpecifier.text] : [];
  });
}

/** The script of ours that a specifier means; null for a package, a style sheet, texts. */
function resolveScript(specifier: string, importer: string): string | null {
  if (!/\.tsx?$/.test(specifier)) return null;
  return specifier.startsWith('#src/') ? specifier.slice(1) : join(dirname(importer), specifier);
}

/** Each script that is loaded with the landing page, with the one that asks for it. */
function loadedScripts(): Map<string, string> {
  const importers = new Map([[ENTRY, '']]);
  for (const file of importers.keys()) {
    for (const specifier of staticImports(file)) {
      const script = resolveScript(specifier, file);
      if (script !== null && !importers.has(script)) importers.set(script, file);
    }
  }

  return importers;
}

function wayTo(file: string, importers: Map<string, string>): string {
  const importer = importers.get(file);

  return importer ? `${wayTo(importer, importers)} > ${file}` : file;
}

describe('the landing page', () => {
  const importers = loadedScripts();

  it('is loaded from many scripts', () => {
    expect(importers.size).toBeGreaterThan(100);
    expect([...importers.keys()]).toContain('src/features/hero/components/hero.tsx');
  });

  it('loads neither MUI nor Emotion: their 50 KB come with the pages and panels that use them', () => {
    const heavy = [...importers.keys()].filter((file) =>
      staticImports(file).some((specifier) => HEAVY.test(specifier)),
    );

    expect(heavy.map((file) => wayTo(file, importers))).toEqual([]);
  });
});
