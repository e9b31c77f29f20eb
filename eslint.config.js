import css from '@eslint/css';
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { zones } from './scripts/lint/import-zones.mjs';

const physicalProperty =
  'Property[key.name=/^(margin|padding|border)(Left|Right)(Width|Color|Style)?$|^(ml|mr|pl|pr|left|right)$/]';

const noProcessEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment in config/env.ts alone and pass the value on.',
};
const noLiteralText = {
  selector: 'JSXText[value=/[A-Za-z\\u0600-\\u06FF]{2,}/]',
  message: 'Every text a person sees comes from the messages.',
};
const noPhysicalProperty = {
  selector: physicalProperty,
  message: 'Use logical properties: the layout follows the direction of the language.',
};

/** CSS that is newer than `build.target` allows, and that a browser can ignore without harm. */
const embellishments = {
  allowProperties: ['backdrop-filter', 'forced-color-adjust', 'text-size-adjust', 'text-wrap', 'user-select'],
  allowSelectors: ['selection'],
};

const code = '**/*.{js,mjs,cjs,ts,mts,cts,tsx}';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      'dist',
      '.data',
      'src/gql',
      '**/*.generated.*',
      'docs/examples/typed-client/gql',
      'coverage',
    ],
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      ...css.configs.recommended.rules,
      // scripts/css-modules.test.ts checks the names of variables.
      'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
      'css/prefer-logical-properties': [
        'error',
        { allowProperties: ['overflow-x', 'overflow-y'], allowUnits: ['vh', 'vw'] },
      ],
      'css/relative-font-units': 'error',
      'css/use-baseline': ['error', { available: 'widely', ...embellishments }],
    },
  },
  ...[js.configs.recommended, ...tseslint.configs.strict].map((config) => ({ files: [code], ...config })),
  {
    files: [code],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ noWarnOnMultipleProjects: true })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,js,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{src,actions,web,embedded,runtime,tests}/**/': 'KEBAB_CASE' },
      ],
      // Comments don't count: a state machine's header may be long.
      'max-lines': ['error', { max: 250, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', noProcessEnv],
      eqeqeq: 'error',
    },
  },
  {
    // These rules run React's compiler, which takes as long as all other rules together; tests don't need them.
    files: [`src/${code}`],
    ignores: ['**/*.test.{ts,tsx}', 'src/gql/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: [`src/${code}`],
    rules: {
      'no-restricted-syntax': ['error', noProcessEnv, noLiteralText, noPhysicalProperty],
    },
  },
  {
    files: [
      '**/config/env.ts',
      'scripts/**',
      'deploy/tracing/**',
      'docs/examples/**',
      'tests/support/**',
      '*.config.*',
      'codegen.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['scripts/**', 'docs/examples/**'], rules: { 'no-console': 'off' } },
  // Libraries want a default export of these.
  {
    files: ['*.config.*', '**/codegen.ts', 'scripts/unhandled-errors.{mjs,d.mts}'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
