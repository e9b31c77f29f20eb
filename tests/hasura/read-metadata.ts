import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseSdl, print, type FieldDefinitionNode } from 'graphql';
import { parse as parseYaml } from 'yaml';

export const hasuraDir = fileURLToPath(new URL('../../hasura', import.meta.url));
export const metadataDir = path.join(hasuraDir, 'metadata');

type Permission = {
  columns?: string[];
  filter?: object;
  check?: object;
  set?: object;
  limit?: number;
  allow_aggregations?: boolean;
};
export type PermissionEntry = { role: string; permission: Permission };
export type TableEntry = {
  table: { name: string; schema: string };
  insert_permissions?: PermissionEntry[];
  select_permissions?: PermissionEntry[];
  update_permissions?: PermissionEntry[];
  delete_permissions?: PermissionEntry[];
};
export type ActionEntry = {
  name: string;
  definition: { handler: string; headers: { name: string; value_from_env: string }[] };
  permissions: { role: string }[];
};

/** Reads one file of the directory and replaces each include by its content. */
export function readMetadataFile<Content = unknown>(file: string): Content {
  const location = path.join(metadataDir, file);
  return include(parseYaml(readFileSync(location, 'utf8')), path.dirname(location)) as Content;
}

export function readTables(): TableEntry[] {
  const [source] = readMetadataFile<{ tables: TableEntry[] }[]>('databases/databases.yaml');
  return source?.tables ?? [];
}

const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const;

/** Returns each permission of a table, with its operation and role. */
export function permissionsOf(entry: TableEntry) {
  return OPERATIONS.flatMap((operation) =>
    (entry[`${operation}_permissions`] ?? []).map(({ role, permission }: PermissionEntry) => ({
      table: entry.table.name,
      operation,
      role,
      permission,
    })),
  );
}

export function operationsByRole(entry: TableEntry): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { role, operation } of permissionsOf(entry)) (found[role] ??= []).push(operation);
  return found;
}

/** Reads the actions and their types in the form of the metadata API, from the YAML and the SDL file. */
export function readActions() {
  const { actions, custom_types: types } = readMetadataFile<{
    actions: ActionEntry[];
    custom_types: { objects: { name: string }[] };
  }>('actions.yaml');
  const fields = readSdlFields();

  return {
    actions: actions.map((action) => {
      const type = fields.has(`Query.${action.name}`) ? 'query' : 'mutation';
      const field = fields.get(`${type === 'query' ? 'Query' : 'Mutation'}.${action.name}`);
      return {
        ...action,
        definition: {
          ...action.definition,
          type,
          output_type: field && print(field.type),
          arguments: (field?.arguments ?? []).map((argument) => ({
            name: argument.name.value,
            type: print(argument.type),
          })),
        },
      };
    }),
    customTypes: {
      objects: types.objects.map(({ name }) => ({
        name,
        fields: [...fields]
          .filter(([path]) => path.startsWith(`${name}.`))
          .map(([, field]) => ({ name: field.name.value, type: print(field.type) })),
      })),
    },
  };
}

function readSdlFields(): Map<string, FieldDefinitionNode> {
  const { definitions } = parseSdl(readFileSync(path.join(metadataDir, 'actions.graphql'), 'utf8'));
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === 'ObjectTypeDefinition'
        ? (definition.fields ?? []).map(
            (field) => [`${definition.name.value}.${field.name.value}`, field] as const,
          )
        : [],
    ),
  );
}

function include(value: unknown, folder: string): unknown {
  if (typeof value === 'string' && value.startsWith('!include ')) {
    const file = path.join(folder, value.slice('!include '.length));
    return include(parseYaml(readFileSync(file, 'utf8')), path.dirname(file));
  }
  if (Array.isArray(value)) return value.map((entry) => include(entry, folder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, include(entry, folder)]));
}
