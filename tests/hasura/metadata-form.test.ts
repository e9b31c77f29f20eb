import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { buildSchema, parse, validate } from 'graphql';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readMetadataDirectory } from '#embedded/engine/metadata/read-metadata-directory.ts';
import { hasuraDir, metadataDir, readActions, readMetadataFile, readTables } from './read-metadata.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const schemaFile = fileURLToPath(
  new URL('../../../shared/hasura-metadata-schema/HasuraMetadataV2.schema.json', import.meta.url),
);

/** The files of a version 3 directory, as the Hasura CLI writes them. */
const STANDARD_FILES = [
  'actions.graphql',
  'actions.yaml',
  'allow_list.yaml',
  'api_limits.yaml',
  'backend_configs.yaml',
  'cron_triggers.yaml',
  'databases',
  'graphql_schema_introspection.yaml',
  'inherited_roles.yaml',
  'metrics_config.yaml',
  'network.yaml',
  'opentelemetry.yaml',
  'query_collections.yaml',
  'remote_schemas.yaml',
  'rest_endpoints.yaml',
  'version.yaml',
];

describe('the metadata directory', () => {
  it('is a version 3 directory with every standard file', () => {
    expect(readdirSync(metadataDir).sort()).toEqual(STANDARD_FILES);
    expect(readMetadataFile('version.yaml')).toEqual({ version: 3 });
  });

  it('has one database, called default, whose address comes from the environment', () => {
    const [source, ...others] = readMetadataFile<Record<string, unknown>[]>('databases/databases.yaml');

    expect(others).toEqual([]);
    expect(source).toMatchObject({
      name: 'default',
      kind: 'postgres',
      configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
    });
  });

  it('has REST endpoints whose queries visitors may run', () => {
    const schema = buildSchema(readFileSync('schema/anonymous.graphql', 'utf8'));
    const { restEndpoints } = readMetadataDirectory(metadataDir);
    const open = restEndpoints.filter(({ query }) => validate(schema, parse(query)).length === 0);

    expect(open.map(({ url }) => url)).toEqual([
      'plans',
      'plans/:category',
      'hosting-kinds',
      'domain-extensions',
      'domain-prices',
      'tax-rates',
      'testimonials',
      'site-pieces',
      'notices',
      'news',
      'news/:slug',
    ]);
  });

  it('includes every table file of its folder', () => {
    const folder = path.join(metadataDir, 'databases/default/tables');
    const files = readdirSync(folder).filter((file) => file !== 'tables.yaml');

    expect(readTables().map(({ table }) => `${table.schema}_${table.name}.yaml`)).toEqual(files.sort());
  });

  it('has empty files for the features that are not used', () => {
    const used = [
      'actions.yaml',
      'graphql_schema_introspection.yaml',
      'query_collections.yaml',
      'rest_endpoints.yaml',
      'version.yaml',
    ];
    const unused = STANDARD_FILES.filter((file) => file.endsWith('.yaml') && !used.includes(file));

    for (const file of unused) expect(Object.keys(readMetadataFile<object>(file)), file).toEqual([]);
  });

  it('has a configuration file of version 3 for the Hasura CLI', () => {
    expect(readFileSync(path.join(hasuraDir, 'config.yaml'), 'utf8')).toMatch(/^version: 3$/m);
  });
});

describe.runIf(existsSync(schemaFile))("Hasura's own JSON schema", () => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  beforeAll(() => void ajv.addSchema(knowingLists(JSON.parse(readFileSync(schemaFile, 'utf8'))), 'metadata'));
  const validate = (definition: string, entry: unknown) => {
    const check = ajv.getSchema(`metadata#/definitions/${definition}`);
    check?.(entry);
    return check?.errors ?? [];
  };

  it('accepts the saved queries', () => {
    const collections = readMetadataFile<object[]>('query_collections.yaml');
    for (const entry of collections) expect(validate('QueryCollectionEntry', entry)).toEqual([]);
  });

  it.each(readTables())('accepts the table $table.name', (entry) => {
    expect(validate('TableEntry', entry)).toEqual([]);
  });

  it.each(readActions().actions)('accepts the action $name', (entry) => {
    expect(validate('Action', entry)).toEqual([]);
  });

  it('accepts the types of the actions', () => {
    expect(validate('CustomTypes', readActions().customTypes)).toEqual([]);
  });

  it('refuses a table entry whose name is a number', () => {
    expect(validate('TableEntry', { table: { name: 1 } })).not.toEqual([]);
  });
});

describe('the TypeScript types of @hasura/metadata', () => {
  it('fit every table, action and custom type, and refuse a wrong schema name', () => {
    const { actions, customTypes } = readActions();
    const source = `
      import type { Action, CustomTypes, TableEntry } from '@hasura/metadata';
      ${readTables()
        .map((entry) => `(${JSON.stringify(entry)}) satisfies TableEntry;`)
        .join('\n')}
      ${actions.map(typedAction).join('\n')}
      (${JSON.stringify(customTypes)}) satisfies CustomTypes;
    `;

    expect(compile(source)).toEqual([]);
    expect(compile(source.replace('"schema":"public"', '"schema":1'))).not.toEqual([]);
  });
});

/**
 * Returns an action's variants as the generated types have them: one permission where Hasura takes a list, an enum
 * where it takes a word, and no `timeout` yet.
 */
function typedAction({
  permissions,
  definition,
  ...action
}: ReturnType<typeof readActions>['actions'][number]): string {
  return permissions
    .map((permission) =>
      JSON.stringify({
        ...action,
        definition: { ...definition, type: undefined, timeout: undefined },
        permissions: permission,
      }),
    )
    .map((entry) => `(${entry}) satisfies Action;`)
    .join('\n');
}

/**
 * Adds lists to the schema, which was generated from examples: it lacks that an action has a list of permissions and
 * that `_and` and `_or` take lists. Hasura's documentation has both.
 */
function knowingLists(schema: {
  definitions: Record<string, { properties: Record<string, { additionalProperties?: { anyOf: object[] } }> }>;
}): object {
  const action = schema.definitions['Action']!.properties;
  action['permissions'] = { type: 'array', items: action['permissions'] } as object;
  for (const name of ['InsertPermission', 'SelectPermission', 'UpdatePermission', 'DeletePermission']) {
    const { check, filter } = schema.definitions[name]!.properties;
    for (const rule of [check, filter]) rule?.additionalProperties?.anyOf.push({ type: 'array' });
  }
  return schema;
}

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

const compilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  // The types of browsers are left out; they would be most of the compiler's work.
  lib: ['es2023'],
  module: 'esnext',
  moduleResolution: 'bundler',
  // The module is compiled in a folder of its own, which has no packages.
  paths: { '@hasura/metadata': [path.join(packages, '@hasura/metadata')] },
};

/** Returns the lines in which the compiler refuses a module. */
function compile(source: string): string[] {
  const folder = makeTestFolder(onTestFinished);
  const compiler = path.join(packages, 'typescript/bin/tsc');
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(path.join(folder, 'compiled-metadata.ts'), source);
  const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });

  return stdout.split('\n').filter(Boolean);
}
