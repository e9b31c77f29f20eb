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

/** Folders from the lowest to the highest: each may import those before it. */
const downwards = (root, folders) =>
  folders.flatMap((lower, at) =>
    folders.slice(at + 1).map((upper) => below(`${root}/${lower}`, `${root}/${upper}`)),
  );

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
  request: ['catalog', 'errors', 'metadata', 'model', 'operators', 'permissions'],
  schema: ['catalog', 'errors', 'metadata', 'model', 'operators', 'permissions', 'request'],
  compile: ['catalog', 'errors', 'metadata', 'model', 'operators', 'permissions', 'request', 'sql'],
  // From SQL to an answer.
  postgres: ['contract', 'errors', 'limits', 'request', 'sql'],
  operations: ['contract', 'errors', 'metadata', 'permissions', 'request'],
  run: [
    'actions',
    'compile',
    'contract',
    'errors',
    'limits',
    'metadata',
    'model',
    'operations',
    'permissions',
    'postgres',
    'request',
    'schema',
    'sql',
  ],
  actions: ['compile', 'contract', 'errors', 'metadata', 'permissions', 'postgres', 'request', 'sql'],
  live: ['contract', 'errors', 'limits', 'model', 'postgres'],
  // Where requests arrive.
  auth: ['contract', 'errors'],
  config: ['auth', 'contract', 'limits'],
  transport: ['contract', 'errors', 'limits'],
  http: ['auth', 'contract', 'errors', 'limits', 'transport'],
  websocket: ['auth', 'contract', 'errors', 'limits', 'live', 'transport'],
};

/** The web server's rooms, each with what it may import: what describes pages, what draws them, what answers requests. */
const webRooms = {
  config: [],
  documents: [],
  health: [],
  limits: [],
  security: [],
  pages: [],
  head: ['config', 'pages', 'security'],
  og: ['config', 'head', 'pages'],
  search: ['config', 'head', 'pages'],
  site: ['pages'],
  offline: ['config', 'documents', 'security', 'site'],
  portal: ['config', 'documents', 'head', 'security'],
  prerender: ['config', 'head', 'pages', 'security', 'site'],
  keys: ['config', 'security'],
  graphql: ['config', 'limits', 'security'],
  proxy: ['config', 'graphql', 'keys', 'limits', 'search', 'security'],
};

/** The identity server's rooms: what is stored, what is made of it, where requests arrive. */
const identityRooms = {
  config: [],
  storage: [],
  passwords: ['storage'],
  tokens: ['storage'],
  realm: ['passwords', 'storage'],
  moving: ['passwords', 'realm', 'storage'],
  broker: ['realm', 'storage'],
  openid: ['passwords', 'realm', 'storage', 'tokens'],
  admin: ['openid', 'passwords', 'realm', 'storage', 'tokens'],
  http: ['broker', 'openid', 'storage', 'tokens'],
};

/** A folder that the table leaves out may import no other; tests may borrow from any. */
const roomZones = (root, rooms) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: room }) => ({ room, allowed: rooms[room] ?? [] }))
    .map(({ room, allowed }) => ({
      target: `${root}/${room}/**/!(*.test).ts`,
      from: root,
      except: [room, ...allowed].map((name) => `./${name}`),
      message: `${room}/ may import ${allowed.join(', ') || 'no other room'}: see its table in eslint.config.js.`,
    }));

/** The kit of the back office: the back office alone loads it (decision 26), public pages and their parts never do. */
const kitZones = [
  ...readdirSync('./src/features')
    .filter((feature) => feature !== 'admin-shell')
    .flatMap((feature) => ['components', 'api'].map((folder) => `./src/features/${feature}/${folder}`)),
  ...readdirSync('./src/kit')
    .filter((folder) => folder !== 'admin')
    .map((folder) => `./src/kit/${folder}`),
  './src/app/routes/site',
  './src/components',
  './src/config',
].map((target) => ({
  target,
  from: './src/kit/admin',
  message:
    'The kit is for the back office (features/*/admin and forms, app/routes/admin); visitors never load it.',
}));

const zones = [
  ...roomZones('./embedded/engine', engineRooms),
  ...roomZones('./embedded/identity', identityRooms),
  ...roomZones('./web', webRooms),
  ...kitZones,
  ...isolate('./src/features'),
  ...isolate('./actions/src/features'),
  ...downwards('./src', ['config', 'lib', 'components', 'kit', 'features', 'app']),
  ...downwards('./actions/src', ['lib', 'config', 'features', 'app']),
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
