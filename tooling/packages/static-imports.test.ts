import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allImports, lateImports, staticImports } from './static-imports.ts';

const TEXT = `
  import 'effect';
  import value, { other } from 'values';
  import { type Part } from 'parts';
  import type from 'default';
  import type { Type } from 'types';
  export * from 'everything';
  export { one, two } from 'some';
  export type { Exported } from 'exported-types';
  export type * from 'all-types';
  export const late = () => import('late');
  export const computed = (name: string) => import('a' + name + 'b');
  export type Late = import('late-types').Late;
`;

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostfront-imports-'));
  file = join(folder, 'importing.ts');
  writeFileSync(file, TEXT);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('staticImports', () => {
  it('lists the modules that run when the file is loaded, without imports of types only', () => {
    expect(staticImports(file)).toEqual(['effect', 'values', 'parts', 'default', 'everything', 'some']);
  });

  it('names the file that has a syntax error', () => {
    const broken = join(folder, 'broken.ts');
    writeFileSync(broken, 'import { from;');

    expect(() => staticImports(broken)).toThrow(`${broken} can't be parsed`);
  });
});

describe('lateImports', () => {
  it('lists the modules that `import()` loads if their names are literal', () => {
    expect(lateImports(file)).toEqual(['late']);
  });
});

describe('allImports', () => {
  it('lists static and late imports, and imports of types too', () => {
    const types = ['types', 'exported-types', 'all-types', 'late-types'];

    expect(allImports(file).toSorted()).toEqual([...staticImports(file), 'late', ...types].toSorted());
  });
});
