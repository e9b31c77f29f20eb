import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Lists the imports that run when a file is loaded: no `import type`, which is erased, and no `import()`. */
export function staticImports(file: string): string[] {
  return parse(file).statements.flatMap((statement) => {
    const isLoading =
      (ts.isImportDeclaration(statement) &&
        statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) ||
      (ts.isExportDeclaration(statement) && !statement.isTypeOnly);
    if (!isLoading || !statement.moduleSpecifier) return [];
    return ts.isStringLiteral(statement.moduleSpecifier) ? [statement.moduleSpecifier.text] : [];
  });
}

/** Lists the specifiers that a file loads by `import()`. */
export function lateImports(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
}
