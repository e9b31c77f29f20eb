import { Agent, request as send } from 'node:http';
import { ADMIN } from '../start-test-engine.ts';
import type { Target } from './fuzz.ts';
import type { FuzzEngine } from './fuzz-engine.ts';
import { caseRequests } from './fuzz-world.ts';
import type { Input } from './mutate.ts';
import { SQL_TEXTS, SQL_WORDS } from './sql-arguments.ts';

type Fields = { readonly [key: string]: Input };

const JSON_TYPE = { 'content-type': 'application/json' };
const PATHS = [
  '/v1/graphql',
  '/v1alpha1/graphql',
  '/api/rest/a/1',
  '/healthz',
  '/v1/version',
  '/v1/graphql/explain',
];
const HEADERS = [
  'content-type',
  'x-hasura-role',
  'x-hasura-admin-secret',
  'authorization',
  'cookie',
  'origin',
];

/** HTTP requests of clients: method, address, headers and body are mutated; the database answers. */
export function requestsTarget(engine: FuzzEngine, names: readonly string[]): Target {
  return {
    name: 'requests',
    seeds: caseRequests().map(({ role = '', ...body }, at) => ({
      method: 'POST',
      path: PATHS[at % 8 === 7 ? 1 : 0]!,
      headers: { ...JSON_TYPE, ...ADMIN, 'x-hasura-role': role, 'x-hasura-user-id': '1' },
      body,
    })),
    words: [...PATHS, ...HEADERS, 'GET', 'OPTIONS', 'application/json', 'yes', ...names],
    run: (input) => answer(engine, (input ?? {}) as Fields),
  };
}

/** Requests of the administrator: commands on metadata and `run_sql`, each a transaction on the database. */
export function commandsTarget(engine: FuzzEngine): Target {
  const seedOf = (path: string, body: Input): Input => ({
    method: 'POST',
    path,
    headers: { ...JSON_TYPE, ...ADMIN },
    body,
  });
  const source = 'default';

  return {
    name: 'commands',
    seeds: [
      ...SQL_TEXTS.map((sql, at) =>
        seedOf('/v2/query', {
          type: 'run_sql',
          args: { sql, source, read_only: at % 3 === 0, cascade: true },
        }),
      ),
      ...COMMANDS.map(([type, args]) => seedOf('/v1/metadata', { type, version: 2, args })),
      seedOf('/v1/query', { type: 'bulk', args: COMMANDS.map(([type, args]) => ({ type, args })) }),
      seedOf('/v1/graphql/explain', {
        query: { query: '{ item { id } }', variables: {} },
        user: { 'x-hasura-role': 'reader' },
      }),
      seedOf('/v1alpha1/pg_dump', { opts: ['--schema-only'] }),
    ],
    words: [
      ...SQL_WORDS,
      ...COMMANDS.map(([type]) => type),
      'item',
      'id',
      'reader',
      'writer',
      'public',
      '/v1/query',
    ],
    run: (input) => answer(engine, (input ?? {}) as Fields),
  };
}

const table = { name: 'item', schema: 'public' };
const COMMANDS: readonly (readonly [type: string, args: Input])[] = [
  ['export_metadata', {}],
  ['reload_metadata', { reload_sources: true }],
  ['get_inconsistent_metadata', {}],
  ['drop_inconsistent_metadata', {}],
  ['get_catalog_state', {}],
  ['set_catalog_state', { type: 'cli', state: { a: 1 } }],
  [
    'replace_metadata',
    {
      allow_inconsistent_metadata: true,
      metadata: {
        version: 3,
        sources: [{ name: 'default', kind: 'postgres', tables: [{ table }], configuration: {} }],
      },
    },
  ],
  ['pg_track_table', { source: 'default', table, configuration: { custom_name: 'thing' } }],
  ['pg_untrack_table', { source: 'default', table, cascade: true }],
  [
    'pg_set_table_customization',
    { table, configuration: { column_config: { id: { custom_name: 'number' } } } },
  ],
  [
    'pg_create_select_permission',
    { table, role: 'reader', permission: { columns: ['id'], filter: { id: { _gt: 0 } } } },
  ],
  ['pg_drop_select_permission', { table, role: 'reader' }],
  [
    'pg_create_object_relationship',
    {
      table,
      name: 'same',
      using: { manual_configuration: { remote_table: table, column_mapping: { id: 'id' } } },
    },
  ],
  ['pg_rename_relationship', { table, name: 'same', new_name: 'other' }],
  [
    'create_action',
    {
      name: 'act',
      definition: { kind: 'synchronous', type: 'query', output_type: 'Out', handler: 'http://127.0.0.1:1' },
    },
  ],
  ['set_custom_types', { objects: [{ name: 'Out', fields: [{ name: 'a', type: 'Int' }] }] }],
  [
    'create_query_collection',
    { name: 'q', definition: { queries: [{ name: 'one', query: '{ item { id } }' }] } },
  ],
  [
    'create_rest_endpoint',
    {
      name: 'r',
      url: 'r/:id',
      methods: ['GET'],
      definition: { query: { collection_name: 'q', query_name: 'one' } },
    },
  ],
  ['add_inherited_role', { role_name: 'both', role_set: ['reader', 'writer'] }],
];

/** Milliseconds after which an answer that has not come is a fault. */
const HANGS_AFTER_MS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function answer(engine: FuzzEngine, fields: Fields): Promise<string> {
  const { status, body } = await post(engine, fields);
  engine.expectNoFault();
  if (status >= 500 && status !== 503) throw new Error(`${status}: ${body.slice(0, 200)}`);
  if (
    /"code":"unexpected"|internal error|database query error/.test(body) &&
    !body.includes('inconsistent metadata')
  )
    throw new Error(`an internal error: ${body.slice(0, 200)}`);
  if (body !== '' && !/^(OK|ERROR)/.test(body)) JSON.parse(body);

  return `${status} ${/"code":"([\w-]+)"/.exec(body)?.[1] ?? ''}`;
}

function post(
  { port }: FuzzEngine,
  { method, path, headers, body }: Fields,
): Promise<{ status: number; body: string }> {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);

  return new Promise((resolve, reject) => {
    const sent = send(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: wordOf(method, 'POST'),
        path: `/${wordOf(path, '/v1/graphql').replace(/^\//, '')}`,
        headers: headersOf(headers ?? {}, Buffer.byteLength(text)),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
        response.on('error', reject);
      },
    );
    sent.setTimeout(HANGS_AFTER_MS, () => sent.destroy(new Error('no answer comes')));
    sent.on('error', reject);
    sent.end(text);
  });
}

/** Returns a text without what Node's own client refuses to send. */
function wordOf(value: Input | undefined, otherwise: string): string {
  const word = typeof value === 'string' ? value.replaceAll(/[^\x21-\x7e]/g, '') : '';

  return word === '' || (otherwise === 'POST' && !/^(GET|PUT|POST|PATCH|DELETE|OPTIONS)$/.test(word))
    ? otherwise
    : word;
}

function headersOf(headers: Input, length: number): Record<string, string> {
  const given = typeof headers === 'object' && headers !== null && !Array.isArray(headers) ? headers : {};
  const kept = Object.entries(given).flatMap(([name, value]) => {
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/[^\x20-\x7e]/g, '?');

    return /^[\w-]{1,40}$/.test(name) &&
      !/^(expect|upgrade|connection|transfer-encoding|te|trailer)$/i.test(name) &&
      text.length < 4_000
      ? [[name.toLowerCase(), text] as const]
      : [];
  });

  return { ...Object.fromEntries(kept), 'content-length': String(length) };
}
