import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a file imports when it is loaded: neither `import type`, which is erased, nor `import()`, which comes later. */
export function staticImports(file: string): string[] {
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
