import { describe, expect, it } from 'vitest';
import { CODE_FOLDERS, filesBelow } from '../../tooling/packages/files-below.ts';
import { allImports, ownFile } from '../../tooling/packages/static-imports.ts';

/** Lists a file's imports, types included: the linter's `import/no-cycle` does not follow `import type`. */
const importsOf = (file: string): string[] =>
  allImports(file).flatMap((specifier) => ownFile(file, specifier) ?? []);

/** Finds the first import cycle; empty if there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const finished = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (finished.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...trail, file]);
      if (circle.length > 0) return circle;
    }
    finished.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

describe('the imports of code files', () => {
  it('form no circle, even if imports of types are counted', () => {
    const graph = new Map(filesBelow(CODE_FOLDERS, /\.tsx?$/).map((file) => [file, importsOf(file)]));

    expect(graph.size).toBeGreaterThan(500);
    expect(findCircle(graph)).toEqual([]);
  });

  it('are found by this test if they form a circle', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['d', ['b']],
    ]);

    expect(findCircle(graph)).toEqual(['b', 'd', 'b']);
  });
});
