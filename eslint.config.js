import { existsSync, readdirSync } from 'node:fs';
import css from '@eslint/css';
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const parts = ['src', 'actions', 'web', 'embedded', 'keycloak'];
/** What every Node process needs; no part of the product is below it, and the site does not run in Node. */
const RUNTIME = './runtime';

const isolate = (root) =>
  (existsSync(root) ? readdirSync(root) : []).map((name) => ({
    target: `${root}/${name}`,
    from: root,
    except: [`./${name}`],
    message: 'A feature does not import another feature; let app/ compose them.',
  }));

const below = (lower, upper) => ({
  target: lower,
  from: upper,
  message: `${lower} may not depend on ${upper}.`,
});

/** The engine's rooms by phase, each with what it may import. Files beside the rooms put the engine together. */
const engineRooms = {
  // Words that every phase shares.
  errors: [],
  sql: ['errors'],
  limits: ['errors'],
  contract: ['errors', 'limits', 'metadata'],
  // What there is: read at the start and at every reload.
  metadata: ['errors'],
  catalog: ['metadata'],
  model: ['catalog', 'errors', 'metadata', 'sql'],
  // From an operation to SQL.
  operators: ['catalog', 'model', 'sql'],
  permissions: ['catalog', 'errors', 'metadata', 'model', 'operators', 'sql'],
  schema: ['catalog', 'errors', 'metadata', 'model', 'operators', 'permissions', 'request'],
  request: ['errors', 'model', 'schema'],
  compile: ['catalog', 'errors', 'metadata', 'model', 'operators', 'permissions', 'request', 'sql'],
  // From SQL to an answer.
  postgres: ['contract', 'errors', 'limits', 'request', 'sql'],
  run: [
    'compile',
    'contract',
    'errors',
    'limits',
    'metadata',
    'model',
    'permissions',
    'postgres',
    'request',
    'schema',
    'sql',
  ],
  actions: ['contract', 'errors', 'metadata'],
  live: ['contract', 'errors', 'limits', 'model', 'postgres'],
  // Where requests arrive.
  auth: ['contract', 'errors'],
  config: ['auth', 'contract', 'limits'],
  http: ['auth', 'contract', 'errors', 'limits'],
  websocket: ['auth', 'contract', 'errors', 'http', 'limits', 'live'],
};

/** A folder that the table leaves out may import no other. */
const engineZones = readdirSync('./embedded/engine', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name: room }) => ({ room, allowed: engineRooms[room] ?? [] }))
  .map(({ room, allowed }) => ({
    target: `./embedded/engine/${room}`,
    from: './embedded/engine',
    except: [room, ...allowed].map((name) => `./${name}`),
    message: `${room}/ may import ${allowed.join(', ') || 'no other room'}: see embedded/engine/README.md.`,
  }));

/** The kit of the back office: the back office alone loads it (decision 26), public pages and their parts never do. */
const kitZones = [
  ...readdirSync('./src/features')
    .filter((feature) => feature !== 'admin-shell')
    .flatMap((feature) => ['components', 'api'].map((folder) => `./src/features/${feature}/${folder}`)),
  ...readdirSync('./src/lib')
    .filter((folder) => folder !== 'admin')
    .map((folder) => `./src/lib/${folder}`),
  './src/app/routes/site',
  './src/components',
  './src/config',
].map((target) => ({
  target,
  from: './src/lib/admin',
  message:
    'The kit is for the back office (features/*/admin and forms, app/routes/admin); visitors never load it.',
}));

const zones = [
  ...engineZones,
  ...kitZones,
  ...isolate('./src/features'),
  ...isolate('./actions/src/features'),
  ...['./src', './actions/src'].flatMap((root) => [
    below(`${root}/features`, `${root}/app`),
    ...['components', 'config', 'lib'].flatMap((dir) => [
      below(`${root}/${dir}`, `${root}/features`),
      below(`${root}/${dir}`, `${root}/app`),
    ]),
  ]),
  ...parts.flatMap((lower) =>
    parts.filter((upper) => upper !== lower).map((upper) => below(`./${lower}`, `./${upper}`)),
  ),
  ...parts.map((part) => below(RUNTIME, `./${part}`)),
  below('./src', RUNTIME),
  ...[...parts.map((part) => `./${part}`), RUNTIME].map((room) => below(room, './tests')),
];

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

/** Newer than `build.target` promises, and nothing is lost where a browser ignores it. */
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
      '**/*.generated.ts',
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
      // scripts/css-modules.test.ts knows which variables there are.
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
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 60],
      'no-console': 'error',
      'no-restricted-syntax': ['error', noProcessEnv],
      eqeqeq: 'error',
    },
  },
  {
    // React's compiler, which these rules run, takes as long as all others; tests are none of its business.
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
  { files: ['*.config.*', '**/codegen.ts'], rules: { 'import-x/no-default-export': 'off' } },
);
