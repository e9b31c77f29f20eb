import type { Sample } from './sample.ts';

/** Paths of files that read the environment and have texts for developers only. */
const developersFiles = [
  'src/samples/NAME.test.tsx',
  'scripts/NAME.tsx',
  'deploy/tracing/NAME.tsx',
  'docs/integrate/examples/NAME.tsx',
  'tests/support/NAME.tsx',
  'NAME.config.tsx',
];
const forDevelopers = (name: string) => developersFiles.map((path) => path.replace('NAME', name));

const environment = 'export const port = process.env.PORT;';
const defaultExport = 'export default 1;';
const declaredDefault = "declare module 'box' {\n  const box: number;\n  export { box as default };\n}";
const computedConsole = "declare const level: 'warn';\nconsole[level]('text');";
const names: Sample[] = [
  'src/samples/camelCase.ts',
  'scripts/snake_case.mjs',
  'src/samples/1-number.ts',
  'embedded/Samples/one.ts',
  'tests/engine/two_words/one.ts',
].map((file) => ({ rule: 'hostfront(kebab-case)', file, code: 'export {};' }));

/** Rules of our own, and rules of oxlint that don't hold everywhere. */
export const ownSamples: Sample[] = [
  ...names,
  {
    rule: 'hostfront(no-process-env)',
    file: 'web/samples/environment.ts',
    code: environment,
    allowedIn: [
      ...forDevelopers('environment'),
      'codegen.ts',
      'web/server/config/env.ts',
      'actions/src/config/env.ts',
    ],
  },
  // A pattern without a folder must not count in every folder.
  { rule: 'hostfront(no-process-env)', file: 'web/samples/codegen.ts', code: environment },
  { rule: 'hostfront(no-process-env)', file: 'web/samples/env.config.ts', code: environment },
  { rule: 'hostfront(no-process-env)', file: 'web/scripts/env.ts', code: environment },
  { rule: 'hostfront(no-process-env)', file: 'web/tests/env.ts', code: environment },
  {
    rule: 'hostfront(no-literal-text)',
    file: 'src/samples/literal.tsx',
    code: 'export const Part = () => <p>Text</p>;',
    allowedIn: forDevelopers('literal'),
  },
  {
    rule: 'hostfront(no-literal-text)',
    file: 'src/samples/arabic.tsx',
    code: 'export const Part = () => <p>نص</p>;',
  },
  {
    rule: 'hostfront(no-physical-property)',
    file: 'src/samples/physical.tsx',
    code: 'export const style = { marginLeft: 1 };',
    allowedIn: [...forDevelopers('physical'), 'web/samples/physical.ts'],
  },
  {
    rule: 'hostfront(no-physical-property)',
    file: 'src/samples/short.ts',
    code: 'export const style = { ml: 1 };',
  },
  {
    rule: 'hostfront(no-computed-console)',
    file: 'src/samples/computed-console.ts',
    code: computedConsole,
    allowedIn: ['scripts/computed-console.ts', 'docs/integrate/examples/computed-console.ts'],
  },
  { rule: 'hostfront(no-declared-default)', file: 'src/samples/declared.d.ts', code: declaredDefault },
  {
    rule: 'hostfront(no-declared-default)',
    file: 'src/samples/declared-value.d.ts',
    code: "declare module 'box' {\n  const box: number;\n  export default box;\n}",
  },
  { rule: 'hostfront(no-octal)', file: 'src/samples/octal.js', code: 'setTimeout(() => 010);' },
  {
    rule: 'import(no-default-export)',
    file: 'src/samples/default.ts',
    code: defaultExport,
    allowedIn: [
      'one.config.ts',
      'web/codegen.ts',
      'scripts/unhandled-errors.mjs',
      'scripts/unhandled-errors.d.mts',
    ],
  },
  { rule: 'import(no-default-export)', file: 'tests/samples/one.config.ts', code: defaultExport },
  {
    rule: 'import(no-default-export)',
    file: 'src/samples/named-default.ts',
    code: 'const one = 1;\nexport { one as default };',
  },
  {
    rule: 'Unused oxlint-disable directive',
    file: 'src/samples/unused.ts',
    code: '// oxlint-disable-next-line no-debugger\nexport {};',
  },
];
