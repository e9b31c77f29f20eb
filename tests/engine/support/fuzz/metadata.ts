import type pg from 'pg';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { MetadataError } from '#embedded/engine/errors/metadata-error.ts';
import { checkMetadata } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { FORMS_METADATA } from '../forms-world.ts';
import type { Target } from './fuzz.ts';
import type { Input } from './mutate.ts';

const MORE = {
  version: 3,
  sources: [
    {
      name: 'default',
      kind: 'postgres',
      configuration: {
        connection_info: {
          database_url: { from_env: 'A' },
          isolation_level: 'read-committed',
          pool_settings: {},
        },
      },
      tables: [
        {
          table: { name: 'author', schema: 'public' },
          configuration: {
            custom_name: 'writer',
            custom_root_fields: { select: 'writers', insert_one: { name: 'add', comment: 'x' } },
            column_config: { name: { custom_name: 'called', comment: 'x' } },
            custom_column_names: { email: 'mail' },
          },
          select_permissions: [
            {
              role: 'a',
              comment: 'x',
              permission: {
                columns: '*',
                filter: {
                  _or: [{ name: { _eq: 'X-Hasura-A' } }, { _exists: { _table: 'article', _where: {} } }],
                },
                limit: 3,
                query_root_fields: ['select', 'select_by_pk'],
                subscription_root_fields: [],
                allow_aggregations: true,
              },
            },
          ],
          insert_permissions: [
            {
              role: 'a',
              permission: { check: {}, columns: ['name'], set: { email: 'a' }, backend_only: true },
            },
          ],
        },
      ],
      functions: [
        {
          function: 'search_articles',
          configuration: { exposed_as: 'mutation' },
          permissions: [{ role: 'a' }],
        },
      ],
    },
  ],
  query_collections: [
    {
      name: 'q',
      definition: { queries: [{ name: 'one', query: 'query ($a: Int) { writers(limit: $a) { called } }' }] },
    },
  ],
  allowlist: [{ collection: 'q', scope: { global: false, roles: ['a'] } }],
  rest_endpoints: [
    {
      name: 'r',
      url: 'a/:a',
      methods: ['GET'],
      definition: { query: { collection_name: 'q', query_name: 'one' } },
    },
  ],
  inherited_roles: [{ role_name: 'c', role_set: ['a', 'b'] }],
  graphql_schema_introspection: { disabled_for_roles: ['a'] },
};

const WORDS = [
  ...[
    '_and',
    '_or',
    '_not',
    '_eq',
    '_in',
    '_is_null',
    '_ceq',
    '_exists',
    '_table',
    '_where',
    'X-Hasura-User-Id',
    '$',
  ],
  ...[
    'public',
    'author',
    'article',
    'id',
    'name',
    'books',
    'shelf',
    '*',
    'Int',
    '[Int!]!',
    'a',
    'reader',
    'admin',
  ],
  ...[
    'mutation',
    'query',
    'asynchronous',
    'manual_configuration',
    'foreign_key_constraint_on',
    'headers',
    'timeout',
  ],
  ...[
    'request_transform',
    'forward_client_headers',
    'relationships',
    'validate_input',
    'comment',
    'type',
    'kind',
  ],
];

/** Metadata as an administrator sends them; those that can be read are built, on a catalog that is asked for once. */
export function metadataTarget(pool: pg.Pool): Target {
  const known = new Map<string, Promise<unknown>>();
  const db = {
    query: (text: string, values: unknown = []) => {
      const key = JSON.stringify([text, values]);
      const answer = known.get(key) ?? pool.query(text, values as unknown[]);
      if (known.size < 500) known.set(key, answer);

      return answer;
    },
  } as unknown as Pick<pg.Pool, 'query'>;

  return {
    name: 'metadata',
    seeds: [MORE, FORMS_METADATA as unknown as Input],
    words: [...WORDS, ...keysOf(MORE), ...keysOf(FORMS_METADATA)],
    run: async (input) => {
      try {
        await checkMetadata(db, { metadata: parseMetadata(input), settings: defaultSettings });

        return 'built';
      } catch (error) {
        if (error instanceof MetadataError)
          return error.message.includes('sources') ? 'refused in a source' : 'refused';
        throw error;
      }
    },
  };
}

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];

  return [
    ...(Array.isArray(value) ? [] : Object.keys(value)),
    ...Object.values(value).flatMap((inner) => keysOf(inner)),
  ];
}
