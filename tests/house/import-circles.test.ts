import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../tooling/packages/files-below.ts';
import { allImports } from '../../tooling/packages/static-imports.ts';

const FOLDERS = [
  'actions',
  'codegen',
  'commands',
  'embedded',
  'keycloak',
  'rules',
  'runtime',
  'scripts',
  'src',
  'tests',
  'tooling',
  'web',
];
const PREFIXES = {
  '#actions/': 'actions/src/',
  '#embedded/': 'embedded/',
  '#rules/': 'rules/',
  '#runtime/': 'runtime/',
  '#src/': 'src/',
  '#tests/': 'tests/',
  '#web/': 'web/',
};

/** Lists a file's imports, types included: the linter's `import/no-cycle` does not follow `import type`. */
function importsOf(file: string): string[] {
  return allImports(file).flatMap((specifier) => {
    if (specifier.startsWith('.')) return [join(dirname(file), specifier)];
    const prefix = Object.entries(PREFIXES).find(([from]) => specifier.startsWith(from));
    return prefix === undefined ? [] : [specifier.replace(...prefix)];
  });
}

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

describe('imports', () => {
  it('never lead back to the file that they stand in, types included', () => {
    const graph = new Map(filesBelow(FOLDERS, /\.tsx?$/).map((file) => [file, importsOf(file)]));

    expect(graph.size).toBeGreaterThan(500);
    expect(findCircle(graph)).toEqual([]);
  });

  it('are found in a circle of any length', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['d', ['b']],
    ]);

    expect(findCircle(graph)).toEqual(['b', 'd', 'b']);
  });
});
