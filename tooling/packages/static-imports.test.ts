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
  it('lists what runs when the file is loaded, without the types that the compiler erases', () => {
    expect(staticImports(file)).toEqual(['effect', 'values', 'parts', 'default', 'everything', 'some']);
  });

  it('names the file that has an error', () => {
    const broken = join(folder, 'broken.ts');
    writeFileSync(broken, 'import { from;');

    expect(() => staticImports(broken)).toThrow(`${broken} can't be parsed`);
  });
});

describe('lateImports', () => {
  it('lists what `import()` loads if the name is written out', () => {
    expect(lateImports(file)).toEqual(['late']);
  });
});

describe('allImports', () => {
  it('lists types, too', () => {
    const types = ['types', 'exported-types', 'all-types', 'late-types'];

    expect(allImports(file).toSorted()).toEqual([...staticImports(file), 'late', ...types].toSorted());
  });
});
