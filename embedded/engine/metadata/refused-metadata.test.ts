import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseMetadata } from './parse-metadata.ts';

const source = (settings: object) => ({ name: 'default', kind: 'postgres', tables: [], ...settings });
const withSource = (settings: object) => ({ version: 3, sources: [source(settings)] });
const withTable = (settings: object) => withSource({ tables: [{ table: 'author', ...settings }] });
const withAction = (settings: object) => ({
  version: 3,
  actions: [{ name: 'act', definition: { handler: 'http://x', output_type: 'Int', ...settings } }],
});
const connection = (connection_info: object) => withSource({ configuration: { connection_info } });
const allowed = (scope: object) => ({
  version: 3,
  query_collections: [{ name: 'one', definition: { queries: [] } }],
  allowlist: [{ collection: 'one', scope }],
});

/** What the table "Refused" of docs/build/engine.md lists: the metadata, the place of the fault, and what to do. */
const REFUSED: readonly (readonly [key: string, metadata: object, place: string, advice: RegExp])[] = [
  ['remote_schemas', { version: 3, remote_schemas: [{ name: 'r' }] }, 'metadata', /remove/],
  ['cron_triggers', { version: 3, cron_triggers: [{ name: 'c' }] }, 'metadata', /scheduler/],
  ['api_limits', { version: 3, api_limits: { disabled: false } }, 'metadata', /docs\/integrate\/limits\.md/],
  [
    'sources[1]',
    { version: 3, sources: [source({}), source({ name: 'second' })] },
    'metadata',
    /leave one source/,
  ],
  ['kind', withSource({ kind: 'mssql' }), 'sources[0]', /remove this source/],
  ['customization', withSource({ customization: { root_fields: {} } }), 'sources[0]', /custom_name/],
  ['logical_models', withSource({ logical_models: [{ name: 'l' }] }), 'sources[0]', /view/],
  ['native_queries', withSource({ native_queries: [{ name: 'n' }] }), 'sources[0]', /view or a function/],
  ['stored_procedures', withSource({ stored_procedures: [{ name: 's' }] }), 'sources[0]', /function/],
  ['isolation_level', connection({ isolation_level: 'serializable' }), 'connection_info', /read-committed/],
  [
    'connection_template',
    withSource({ configuration: { connection_template: { template: 't' } } }),
    'configuration',
    /environment/,
  ],
  [
    'connection_set',
    withSource({ configuration: { connection_set: [{ name: 'c' }] } }),
    'configuration',
    /environment/,
  ],
  [
    'apollo_federation_config',
    withTable({ apollo_federation_config: { enable: 'v1' } }),
    'tables[0]',
    /remove/,
  ],
  ['remote_relationships', withTable({ remote_relationships: [{ name: 'r' }] }), 'tables[0]', /remove/],
  ['event_triggers', withTable({ event_triggers: [{ name: 'e' }] }), 'tables[0]', /trigger of the database/],
  ['logical_model', withTable({ logical_model: 'l' }), 'tables[0]', /view/],
  [
    'request_transform',
    withAction({ request_transform: { version: 2 } }),
    'actions[0].definition',
    /handler/,
  ],
  [
    'response_transform',
    withAction({ response_transform: { version: 2 } }),
    'actions[0].definition',
    /handler/,
  ],
  ['type', withAction({ type: 'subscription' }), 'actions[0].definition', /expected one of query, mutation/],
  ['kind', withAction({ kind: 'later' }), 'actions[0].definition', /expected one of synchronous/],
  ['scope', allowed({ global: false, roles: ['user'] }), 'allowlist[0]', /\{global: true\}/],
  ['roles', allowed({ global: true, roles: ['user'] }), 'allowlist[0].scope', /remove/],
  ['colour', withTable({ colour: 1 }), 'tables[0]', /correct or remove/],
];

/** Words of the table that are values, or kinds of entries that parse-metadata.test.ts covers. */
const VALUES = new Set(['postgres', 'read-committed', 'global']);

describe('metadata that the engine refuses', () => {
  it.each(REFUSED)('are refused at %s with advice what to do', (key, metadata, place, advice) => {
    let message = '';
    try {
      parseMetadata(metadata);
    } catch (error) {
      message = String(error);
    }

    expect(message).toContain(`${place}.${key}: `);
    expect(message).toMatch(advice);
  });

  it('include every key that docs/build/engine.md lists as refused', () => {
    const parts = readFileSync('docs/build/engine.md', 'utf8').split(/^## /m);
    const refused = parts.find((part) => part.startsWith('Refused')) ?? '';
    const words = [...refused.matchAll(/^\|.*$/gm)].flatMap(([row]) =>
      [...row.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
    );
    const listed = new Set(words.filter((word) => !VALUES.has(word)));
    const tested = new Set(REFUSED.map(([key]) => key));

    expect(listed.size).toBeGreaterThan(10);
    expect([...listed].filter((word) => !tested.has(word))).toEqual([]);
  });

  it.each([
    [{ use_prepared_statements: false }],
    [{ use_prepared_statements: true }],
    [{ isolation_level: 'read-committed' }],
    [{ database_url: 'x', pool_settings: { max_connections: 5 } }],
  ])('do not include the connection settings %j, which are ignored', (settings) => {
    expect(() => parseMetadata(connection(settings))).not.toThrow();
  });
});
