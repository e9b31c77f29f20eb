import { samplesOf } from './sample.ts';

const everywhere = {
  eqeqeq: 'export const isMissing = (value: unknown) => value == null;',
  'for-direction': 'for (let at = 0; at < 3; at--) setTimeout(() => at);',
  'no-array-constructor': 'export const list = new Array(1, 2);',
  'no-async-promise-executor': 'export const one = new Promise(async (done) => done(1));',
  'no-case-declarations':
    'export function double(n: number) { switch (n) { case 1: const two = 2; return two; default: return n; } }',
  'no-compare-neg-zero': 'export const isZero = (n: number) => n === -0;',
  'no-cond-assign': 'export function one(n: number) { if (n = 1) return n; return 0; }',
  'no-constant-binary-expression': 'export const fields = (other: object) => ({}) ?? other;',
  'no-constant-condition': 'export const one = () => (true ? 1 : 2);',
  'no-control-regex': 'export const pattern = /\\x1f/;',
  'no-debugger': 'debugger;',
  'no-dupe-else-if':
    'export function one(n: number) { if (n > 1) return 1; else if (n > 1) return 2; return 3; }',
  'no-duplicate-case':
    'export function one(n: number) { switch (n) { case 1: return 1; case 1: return 2; default: return 3; } }',
  'no-empty': 'export function attempt(run: () => void) { try { run(); } catch {} }',
  'no-empty-character-class': 'export const pattern = /^a[]/;',
  'no-empty-pattern': 'export const one = ({}) => 1;',
  'no-empty-static-block': 'export class Box { size = 1; static {} }',
  'no-ex-assign':
    'export function attempt(run: () => void) { try { run(); } catch (error) { error = 1; setTimeout(() => error); } }',
  'no-extra-boolean-cast': 'export const one = (n: number) => (!!n ? 1 : 2);',
  'no-fallthrough':
    'export function log(n: number, run: () => void) { switch (n) { case 1: run(); default: run(); } }',
  'no-global-assign': 'Object = null; export {};',
  'no-invalid-regexp': "export const pattern = new RegExp('[');",
  'no-irregular-whitespace': 'export const text =\u00a01;',
  'no-loss-of-precision': 'export const large = 5123000000000000000000000000001;',
  'no-misleading-character-class': 'export const pattern = /^[👍]$/;',
  'no-prototype-builtins': "export const has = (row: object) => row.hasOwnProperty('id');",
  'no-regex-spaces': 'export const pattern = /a  b/;',
  'no-restricted-imports': "export { useLocation } from 'react-router';",
  'no-self-assign': 'export function same(n: number) { n = n; return n; }',
  'no-shadow-restricted-names': 'export const one = (undefined: number) => undefined;',
  'no-sparse-arrays': 'export const list = [1, , 2];',
  'no-unassigned-vars': 'let size: number | undefined; export const one = () => size;',
  'no-unexpected-multiline': 'declare const call: (list: unknown) => void;\ncall\n(1);',
  'no-unsafe-finally': 'export function one() { try { return 1; } finally { return 2; } }',
  'no-unsafe-optional-chaining':
    'export const size = (row?: { list: unknown }) => (row?.list as string).length;',
  'no-unused-expressions': 'declare const n: number; n + 1;',
  'no-unused-labels': 'export function run(call: () => void) { loop: for (;;) call(); }',
  'no-unused-private-class-members': 'export class Box { #size = 1; wide = 2; }',
  'no-unused-vars': 'const _unused = 1; export {};',
  'no-useless-assignment': 'export function one() { let n = 1; n = 2; return n; }',
  'no-useless-backreference': 'export const pattern = /(?:a|\\1(b))/;',
  'no-useless-catch':
    'export function attempt(run: () => void) { try { run(); } catch (error) { throw error; } }',
  'no-useless-constructor': 'export class Box { size = 1; constructor() {} }',
  'no-useless-escape': "export const text = '\\a';",
  'no-var': 'export var one = 1;',
  'prefer-const': 'let one = 1; export const two = () => one + 1;',
  'prefer-rest-params': 'export function count() { return arguments; }',
  'prefer-spread':
    'export const call = (run: (...list: number[]) => void, list: number[]) => run.apply(undefined, list);',
  'preserve-caught-error':
    'export function attempt(run: () => void) { try { run(); } catch (error) { throw new Error(String(error)); } }',
  'require-yield': 'export function* none() { return 1; }',
  'use-isnan': 'export const isMissing = (n: number) => n === NaN;',
  'valid-typeof': "export const isText = (value: unknown) => typeof value === 'strnig';",
};

/** In TypeScript the compiler finds these, too. */
const withoutTypes = {
  'constructor-super': 'export class Box extends Map { constructor() { setTimeout(() => 1); } }',
  'getter-return': 'export const box = { get size() {}, };',
  'no-class-assign': 'class Box { size = 1; } Box = 1; export { Box };',
  'no-const-assign': 'const one = 1; one = 2; export { one };',
  'no-dupe-class-members': 'export class Box { size() {} size() {} }',
  'no-dupe-keys': 'export const box = { size: 1, size: 2 };',
  'no-func-assign': 'function one() {} one = 1; export { one };',
  'no-import-assign': "import { join } from 'node:path'; join = 1;",
  'no-new-native-nonconstructor': 'export const id = new Symbol();',
  'no-obj-calls': 'export const one = Math();',
  'no-redeclare': 'export const one = (n) => { var two = n; var two = 2; return two; };',
  'no-setter-return': 'export const box = { set size(n) { return n; }, };',
  'no-this-before-super': 'export class Box extends Map { constructor() { this.wide = 1; super(); } }',
  'no-undef': 'missing();',
  'no-unreachable': 'export function one(call) { return 1; call(); }',
  'no-unsafe-negation': 'export const isList = (value) => !value instanceof Array;',
};

/** A module refuses these by its syntax; a file without imports and exports is none to the linter. */
const inScripts = {
  'no-delete-var': 'let one = 1; delete one;',
  'no-nonoctal-decimal-escape': "setTimeout(() => '\\8');",
  'no-with': 'with (Math) setTimeout(() => 1);',
  'no-redeclare': 'setTimeout(function (one, one) {});',
};

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `export const line${at} = ${at};`).join('\n');
const statements = (count: number) => Array.from({ length: count }, () => '  run();').join('\n');

export const javascriptSamples = [
  ...samplesOf('eslint', everywhere),
  ...samplesOf('eslint', withoutTypes, { extension: 'mjs' }),
  ...samplesOf('eslint', inScripts, { extension: 'js' }),
  { rule: "'0'-prefixed octal literals", file: 'src/samples/octal.mjs', code: 'export const eight = 010;' },
  { rule: 'Identifier', file: 'src/samples/same-argument.mjs', code: 'export function one(n, n) {}' },
  {
    rule: 'eslint(no-console)',
    file: 'src/samples/console.ts',
    code: "console.log('text');",
    allowedIn: ['scripts/console.mjs', 'docs/integrate/examples/console.ts'],
  },
  { rule: 'eslint(no-console)', file: 'web/scripts/console.ts', code: "console.log('text');" },
  { rule: 'eslint(max-lines)', file: 'tests/long.test.ts', code: lines(251) },
  {
    rule: 'eslint(max-lines-per-function)',
    file: 'src/samples/long-function.ts',
    code: `export function all(run: () => void) {\n${statements(59)}\n}`,
    allowedIn: ['src/samples/long-function.test.ts', 'tests/support/long-function.ts'],
  },
];

/** Code at a rule's bound, and in files that are generated or not ours. */
export const allowedCode = {
  'src/gql/one.ts': 'debugger;',
  'docs/integrate/examples/typed-client/gql/one.ts': 'debugger;',
  'actions/src/lib/one.generated.ts': 'debugger;',
  'web/node_modules/box/one.js': 'debugger;',
  '.data/one.ts': 'debugger;',
  'coverage/one.js': 'debugger;',
  'dist/one.js': 'debugger;',
  'src/samples/one.camelCase.ts': 'export {};',
  'src/samples/comments.ts': `${'// A comment.\n'.repeat(9)}${lines(250)}`,
  'src/samples/bound.ts': `export function all(run: () => void) {\n${statements(58)}\n}`,
};
