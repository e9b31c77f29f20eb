import { readdirSync } from 'node:fs';
import { ROOT } from './path-of.mjs';

const parts = ['src', 'actions', 'web', 'embedded', 'keycloak'];
/** Folder that every Node process may import. It imports no part of the product, and the site does not import it. */
const RUNTIME = './runtime';
/** Folders of what people run: each may import every part, and no part imports them. */
const PROGRAMS = ['./codegen', './commands', './scripts', './tooling'];
/** Folder of pure rules that every part may import. It imports nothing of the product. */
const RULES = './rules';

/** Names of the folders in a folder of the repository. */
const foldersIn = (root) =>
  readdirSync(new URL(root, ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const isolate = (root) =>
  foldersIn(root).map((name) => ({
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

/** Makes zones for folders from the lowest to the highest; each folder may import only those before it. */
const downwards = (root, folders) =>
  folders.flatMap((lower, at) =>
    folders.slice(at + 1).map((upper) => below(`${root}/${lower}`, `${root}/${upper}`)),
  );

/** The engine's folders by phase, each with the folders that it may import; files outside them may import all. */
const engineRooms = {
  // Folders that every phase shares.
  errors: [],
  json: [],
  sql: ['errors'],
  limits: ['errors'],
  contract: ['errors', 'limits', 'metadata', 'model'],
  // Metadata and database catalog, read at the start and at every reload.
  metadata: ['errors'],
  catalog: ['metadata'],
  model: ['catalog', 'errors', 'json', 'metadata', 'sql'],
  // Folders that turn an operation into SQL.
  operators: ['catalog', 'model', 'sql'],
  permissions: ['catalog', 'errors', 'metadata', 'model', 'operators', 'sql'],
  request: ['catalog', 'errors', 'json', 'metadata', 'model', 'operators', 'permissions'],
  schema: ['catalog', 'errors', 'metadata', 'model', 'operators', 'permissions', 'request'],
  compile: ['catalog', 'errors', 'json', 'metadata', 'model', 'operators', 'permissions', 'request', 'sql'],
  // Folders that turn SQL into an answer.
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
  actions: [
    'compile',
    'contract',
    'errors',
    'json',
    'limits',
    'metadata',
    'permissions',
    'postgres',
    'request',
    'sql',
  ],
  live: ['contract', 'errors', 'limits', 'model', 'postgres'],
  // Commands of the administrator.
  admin: ['errors'],
  // Folders that receive requests.
  auth: ['contract', 'errors'],
  config: ['auth', 'contract', 'limits'],
  transport: ['contract', 'errors', 'json', 'limits'],
  http: ['admin', 'auth', 'contract', 'errors', 'json', 'limits', 'transport'],
  websocket: ['auth', 'contract', 'errors', 'json', 'limits', 'live', 'transport'],
};

/** The rooms of the web server's base, its API and its site, each with the rooms of the same folder that it may import. */
const webRooms = {
  server: {
    config: [],
    documents: [],
    health: [],
    limits: ['security'],
    security: [],
  },
  api: {
    graphql: [],
    keys: [],
    openapi: [],
    proxy: ['graphql', 'keys', 'openapi'],
  },
  site: {
    pages: [],
    head: ['pages'],
    media: ['head', 'pages'],
    og: ['head', 'media', 'pages'],
    search: ['head', 'pages'],
    files: ['pages'],
    offline: ['files', 'pages'],
    portal: ['files', 'head', 'pages'],
    prerender: ['files', 'head', 'pages'],
  },
};

/** The identity server's folders, each with the folders that it may import. */
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

/** The folders of the site's `lib`, each with the folders that it may import. */
const libRooms = {
  log: [],
  api: [],
  money: [],
  panels: [],
  listeners: [],
  storage: [],
  toasts: ['listeners'],
  loading: ['listeners', 'log'],
  messages: ['loading', 'storage'],
  buying: ['loading', 'public-data', 'storage'],
  document: ['listeners', 'log'],
  auth: ['api', 'loading', 'log', 'storage', 'toasts'],
  theme: ['document', 'loading', 'messages'],
  apollo: ['api', 'auth', 'log'],
  'public-data': ['api', 'listeners', 'loading'],
  kinds: ['apollo', 'loading', 'log', 'messages', 'public-data'],
  pieces: ['apollo', 'loading', 'log', 'messages', 'public-data'],
  offline: ['api', 'document', 'listeners', 'loading', 'log', 'public-data'],
};

/** Makes a zone for each folder below `root`; a folder that is missing in the table may import no other. */
const roomZones = (root, rooms) =>
  foldersIn(root)
    .map((room) => ({ room, allowed: rooms[room] ?? [] }))
    .map(({ room, allowed }) => ({
      target: `${root}/${room}`,
      from: root,
      except: [room, ...allowed].map((name) => `./${name}`),
      message: `${room}/ may import ${allowed.join(', ') || 'no other room'}: see tooling/lint/import-zones.mjs.`,
    }));

/** Zones that keep public pages and their parts from importing the back office's kit (decision 26). */
const kitZones = [
  ...foldersIn('./src/features')
    .filter((feature) => feature !== 'admin-shell')
    .flatMap((feature) => ['components', 'api'].map((folder) => `./src/features/${feature}/${folder}`)),
  ...foldersIn('./src/kit')
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

/** Zones for the rule `hostfront/import-zones`; docs/build/style.md describes them in words. */
export const zones = [
  ...roomZones('./embedded/engine', engineRooms),
  ...roomZones('./embedded/identity', identityRooms),
  ...Object.entries(webRooms).flatMap(([folder, rooms]) => roomZones(`./web/${folder}`, rooms)),
  ...['site', 'api'].map((upper) => below('./web/server', `./web/${upper}`)),
  // web/create-server.ts hands on the environment part by part.
  ...['site', 'api'].map((room) => below(`./web/${room}`, './web/server/config/env.ts')),
  below('./web/site', './web/api'),
  below('./web/api', './web/site'),
  ...roomZones('./src/lib', libRooms),
  ...kitZones,
  ...isolate('./src/features'),
  ...isolate('./actions/src/features'),
  ...downwards('./src', ['config', 'lib', 'components', 'kit', 'features', 'app']),
  // In the actions service `config` and `lib` may import each other's types.
  ...['config', 'lib'].flatMap((lower) => downwards('./actions/src', [lower, 'features', 'app'])),
  ...parts.flatMap((lower) =>
    parts.filter((upper) => upper !== lower).map((upper) => below(`./${lower}`, `./${upper}`)),
  ),
  ...parts.map((part) => below(RUNTIME, `./${part}`)),
  below('./src', RUNTIME),
  ...[...parts.map((part) => `./${part}`), RUNTIME].map((room) => below(RULES, room)),
  ...[...parts.map((part) => `./${part}`), RUNTIME, RULES].flatMap((room) =>
    [...PROGRAMS, './tests'].map((upper) => below(room, upper)),
  ),
];
