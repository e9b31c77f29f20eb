import type { InheritedRole, Metadata, QualifiedName } from './metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { ObjectReader, type Origins, readObject } from './object-reader.ts';
import { parseAction, parseCustomTypes } from './parse-actions.ts';
import { parseFunction } from './parse-function.ts';
import { parseQueryCollections } from './parse-query-collections.ts';
import { parseTable } from './parse-table.ts';

/**
 * Reads a whole metadata object of version 3, in the form of Hasura's export.
 *
 * A key that this engine does not know is an error that names the file and the path in it.
 */
export function parseMetadata(value: unknown, place = 'metadata', origins?: Origins): Metadata {
  return readMetadata(value, place, origins, (fault) => {
    throw fault;
  });
}

/** Throws where the metadata's form is at fault; what a name of theirs means is not asked. */
export function checkForm(value: unknown): void {
  readMetadata(value, 'metadata', undefined, () => undefined);
}

/** `miss` is told of names of operations that the metadata lack. */
function readMetadata(
  value: unknown,
  place: string,
  origins: Origins | undefined,
  miss: (fault: MetadataError) => void,
): Metadata {
  const reader = new ObjectReader(value, place, origins);
  reader.ignore('version', 'opentelemetry', 'metrics_config', 'backend_configs');
  checkNetwork(reader.optionalObject('network'));
  reader.refuse('remote_schemas', 'remove it; clients ask that server itself');
  reader.refuse('cron_triggers', 'remove it; let a scheduler call the webhooks');
  reader.refuse('api_limits', 'remove it; set the limits of docs/integrate/limits.md');
  const { name: source, ...tracked } = parseSources(reader);
  const introspection = reader.optionalObject('graphql_schema_introspection');
  const metadata: Metadata = {
    ...tracked,
    actions: reader.distinct('actions', parseAction, ({ name }) => name),
    customTypes: parseCustomTypes(reader.optionalObject('custom_types')),
    inheritedRoles: reader.distinct('inherited_roles', parseInheritedRole, ({ name }) => name),
    ...parseQueryCollections(reader, miss),
    introspectionDisabledRoles: introspection?.strings('disabled_for_roles') ?? [],
  };
  introspection?.finish();
  reader.finish();
  checkReferences(metadata, source);

  return metadata;
}

/** Refuses a relationship to a source that the metadata lack: it would read a table of the one source instead. */
function checkReferences({ tables, customTypes }: Metadata, source: string): void {
  const relationships = tables.flatMap((table) => table.relationships);
  const references = [
    ...relationships.flatMap(({ using }) => (using.kind === 'manual' ? [using.source] : [])),
    ...customTypes.objects.flatMap((type) => type.relationships.map((relationship) => relationship.source)),
  ];
  for (const { name, place } of references)
    if (name !== undefined && name !== source)
      throw new MetadataError(place, `there is no source "${name}"; leave it out, or name the one source`);
}

/** Refuses exceptions from the check of certificates: calls of actions would fail where Hasura's succeed. */
function checkNetwork(reader: ObjectReader | undefined): void {
  reader?.refuse('tls_allowlist', 'remove it; give Node.js the certificate by NODE_EXTRA_CA_CERTS');
  reader?.finish();
}

/** Name of a source that has none. */
const DEFAULT_SOURCE = 'default';

type Source = Pick<Metadata, 'tables' | 'functions'> & { readonly name: string };

function parseSources(reader: ObjectReader): Source {
  const sources = reader.list('sources', parseSource);
  const [source, second] = sources;
  if (second !== undefined)
    throw new MetadataError(reader.placeOf('sources[1]'), 'only one database is supported; leave one source');

  return source ?? { name: DEFAULT_SOURCE, tables: [], functions: [] };
}

const nameOf = ({ schema, name }: QualifiedName) => `${schema}.${name}`;

const parseSource = readObject((reader): Source => {
  const kind = reader.string('kind');
  if (kind !== 'postgres' && kind !== 'pg')
    throw reader.fault('kind', `only postgres is supported, not ${kind}; remove this source`);
  reader.ignore('health_check', 'query_tags');
  checkConfiguration(reader.optionalObject('configuration'));
  reader.refuse('customization', 'remove it; give the tables a custom_name and custom_root_fields');
  reader.refuse('logical_models', 'track a view instead');
  reader.refuse('native_queries', 'track a view or a function instead');
  reader.refuse('stored_procedures', 'track a function instead');

  return {
    name: reader.optionalString('name') ?? DEFAULT_SOURCE,
    tables: reader.distinct('tables', parseTable, ({ table }) => nameOf(table)),
    functions: reader.distinct('functions', parseFunction, (tracked) => nameOf(tracked.function)),
  };
});

/**
 * Checks how Hasura would connect. Settings of connections are ignored, because the environment names the database
 * here; a setting that would change answers is refused: another isolation level, or requests led to other databases.
 */
function checkConfiguration(reader: ObjectReader | undefined): void {
  for (const key of ['connection_template', 'connection_set'])
    reader?.refuse(key, 'remove it; the environment names the one database');
  const connection = reader?.optionalObject('connection_info');
  connection?.choice('isolation_level', ['read-committed'], 'read-committed');
  connection?.ignore('database_url', 'pool_settings', 'ssl_configuration', 'use_prepared_statements');
  connection?.finish();
  reader?.ignore('read_replicas', 'extensions_schema');
  reader?.finish();
}

const parseInheritedRole = readObject((reader): InheritedRole => ({
  name: reader.string('role_name'),
  parents: reader.strings('role_set'),
  place: reader.place,
}));
