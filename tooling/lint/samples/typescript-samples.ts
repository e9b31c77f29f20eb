import { samplesOf } from './sample.ts';

const codes = {
  'ban-ts-comment': '// @ts-expect-error short\nexport const one = 1;',
  'no-duplicate-enum-values': 'export enum Size { Small = 1, Large = 1 }',
  'no-dynamic-delete':
    'export function drop(row: Record<string, number>, name: string) { delete row[name]; }',
  'no-empty-object-type': 'export const one = (value: {}) => value;',
  'no-explicit-any': 'export const one = (value: any) => value;',
  'no-extra-non-null-assertion': 'export const one = (row: { n: number } | null) => row!!.n;',
  'no-extraneous-class': 'export class Box { static size = 1; }',
  'no-invalid-void-type': 'export const one = (value: void) => value;',
  'no-misused-new': 'export interface Box { new (): Box; size: number }',
  'no-namespace': 'export namespace Box { export const size = 1; }',
  'no-non-null-asserted-nullish-coalescing': 'export const one = (row: { n?: number }) => row.n! ?? 1;',
  'no-non-null-asserted-optional-chain': 'export const one = (row?: { n?: number }) => row?.n!;',
  'no-require-imports': "export const path = require('node:path');",
  'no-this-alias': 'export class Box { size = 1; sizes() { const self = this; return () => self.size; } }',
  'no-unnecessary-type-constraint': 'export const one = <T extends unknown>(value: T) => value;',
  'no-unsafe-declaration-merging': 'export interface Box { size: number }\nexport class Box { wide = 1; }',
  'no-unsafe-function-type': 'export const one = (run: Function) => run;',
  'no-wrapper-object-types': 'export const one = (text: String) => text;',
  'prefer-as-const': "export const one = 'one' as 'one';",
  'prefer-literal-enum-member': "export enum Size { Small = 'a'.length }",
  'prefer-namespace-keyword':
    'declare module Box { const size: number; export { size }; }\nexport type Size = typeof Box.size;',
  'triple-slash-reference': '/// <reference path="./octal.d.ts" />\nexport const one = 1;',
  'unified-signatures':
    'export function one(n: number): void;\nexport function one(n: string): void;\nexport function one(n: unknown): void { setTimeout(() => n); }',
};

const nonNull = 'export const one = (n: number | null) => n!.toFixed();';

export const typescriptSamples = [
  ...samplesOf('typescript', codes),
  {
    rule: 'typescript(no-non-null-assertion)',
    file: 'src/samples/non-null.ts',
    code: nonNull,
    allowedIn: ['src/samples/non-null.test.ts', 'src/samples/non-null.test.tsx', 'tests/support/non-null.ts'],
  },
];
