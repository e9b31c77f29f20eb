import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { mergeActionsGraphql } from './merge-actions-graphql.ts';
import type { Metadata } from './metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import type { Origins } from './object-reader.ts';
import { parseMetadata } from './parse-metadata.ts';

const includePattern = /^!include\s+(\S+)$/;

/** Reads a metadata directory of version 3, or of version 2 (tables.yaml beside version.yaml). */
export function readMetadataDirectory(directory: string): Metadata {
  const { metadata, origins } = compileMetadataDirectory(directory);

  return parseMetadata(metadata, 'metadata', origins);
}

export type CompiledDirectory = {
  /** The whole metadata in the form of Hasura's export. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly origins: Origins;
};

/** Puts the files of a metadata directory together, unchecked. */
export function compileMetadataDirectory(directory: string): CompiledDirectory {
  const origins: Origins = new WeakMap();
  const read = (file: string): unknown => readYaml(directory, file, origins);
  const version = (read('version.yaml') as { version?: unknown } | undefined)?.version;
  if (version !== 3 && version !== 2) {
    throw new MetadataError('version.yaml', `expected version 2 or 3, but found ${String(version)}`);
  }
  const actions = mergeActionsGraphql(read('actions.yaml'), readText(directory, 'actions.graphql'));
  const metadata = {
    version: 3,
    sources: version === 3 ? readSources(directory, origins) : [readVersion2(directory, origins)],
    ...actions,
    inherited_roles: read('inherited_roles.yaml'),
    allowlist: read('allow_list.yaml'),
    query_collections: read('query_collections.yaml'),
    remote_schemas: read('remote_schemas.yaml'),
    cron_triggers: read('cron_triggers.yaml'),
    rest_endpoints: read('rest_endpoints.yaml'),
    api_limits: read('api_limits.yaml'),
    graphql_schema_introspection: read('graphql_schema_introspection.yaml'),
    network: read('network.yaml'),
    metrics_config: read('metrics_config.yaml'),
    backend_configs: read('backend_configs.yaml'),
    opentelemetry: read('opentelemetry.yaml'),
  };

  return { metadata, origins };
}

function readSources(directory: string, origins: Origins): unknown[] {
  const file = 'databases/databases.yaml';
  const sources = readYaml(directory, file, origins) ?? [];
  if (!Array.isArray(sources)) throw new MetadataError(file, 'expected a list of databases');

  return sources.map((source: Record<string, unknown>) => {
    const expanded = {
      ...source,
      tables: expand(source['tables'], directory, file, origins),
      functions: expand(source['functions'], directory, file, origins),
    };
    origins.set(expanded, file);

    return expanded;
  });
}

function readVersion2(directory: string, origins: Origins): unknown {
  return {
    name: 'default',
    kind: 'postgres',
    tables: readYaml(directory, 'tables.yaml', origins) ?? [],
    functions: readYaml(directory, 'functions.yaml', origins) ?? [],
  };
}

/** Replaces `!include file` by the file's contents, for a list and for each of its items. */
function expand(value: unknown, directory: string, file: string, origins: Origins): unknown {
  const included = typeof value === 'string' ? includePattern.exec(value)?.[1] : undefined;
  if (included !== undefined) {
    const target = relative(directory, join(directory, dirname(file), included));
    if (!existsSync(join(directory, target))) throw new MetadataError(file, `${target} does not exist`);

    return expand(readYaml(directory, target, origins), directory, target, origins);
  }

  return Array.isArray(value) ? value.map((item) => expand(item, directory, file, origins)) : value;
}

function readYaml(directory: string, file: string, origins: Origins): unknown {
  const text = readText(directory, file);
  if (text === undefined) return undefined;
  const value: unknown = parseYaml(text, file);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) origins.set(value, file);

  return value ?? undefined;
}

function parseYaml(text: string, file: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    throw new MetadataError(file, error instanceof Error ? error.message : 'is not YAML');
  }
}

function readText(directory: string, file: string): string | undefined {
  const path = join(directory, file);

  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
