import { isFields, type Fields } from './command.ts';

const ROOT = [
  'version',
  'sources',
  'remote_schemas',
  'query_collections',
  'allowlist',
  'actions',
  'custom_types',
  'cron_triggers',
  'api_limits',
  'rest_endpoints',
  'inherited_roles',
  'metrics_config',
  'graphql_schema_introspection',
  'network',
  'backend_configs',
  'opentelemetry',
];
const SOURCE = ['name', 'kind', 'tables', 'functions', 'configuration'];
const TABLE = [
  'table',
  'is_enum',
  'configuration',
  'object_relationships',
  'array_relationships',
  'computed_fields',
  'remote_relationships',
  'insert_permissions',
  'select_permissions',
  'update_permissions',
  'delete_permissions',
  'event_triggers',
];
const ENTRY = ['name', 'role', 'using', 'definition', 'permission', 'permissions', 'comment'];

/** Returns metadata in Hasura's order of keys, without the values that Hasura leaves out because they are defaults. */
export function exportMetadata(metadata: Fields): Fields {
  const sources = list(metadata['sources']).map(exportSource);
  const others = {
    ...metadata,
    ...(isFields(metadata['custom_types']) && { custom_types: types(metadata) }),
  };

  return { ...ordered(ROOT, withoutEmpty(others)), version: 3, sources };
}

function types({ custom_types }: Fields): Fields {
  return withoutEmpty(custom_types as Fields);
}

function exportSource(source: Fields): Fields {
  const tables = list(source['tables']).map(exportTable);

  return ordered(SOURCE, { ...withoutEmpty(source), tables });
}

function exportTable(table: Fields): Fields {
  const lists = Object.entries(table).map(([key, value]) =>
    Array.isArray(value) ? [key, list(value).map(exportEntry)] : [key, value],
  );

  return ordered(TABLE, withoutDefaults(withoutEmpty(Object.fromEntries(lists) as Fields)));
}

/** Exports a relationship, computed field or permission. */
function exportEntry(entry: Fields): Fields {
  const permission = entry['permission'];
  const whole = isFields(permission) ? { ...entry, permission: exportPermission(permission) } : entry;

  return ordered(ENTRY, withoutDefaults(whole));
}

/** Conditions are never left out, and an empty list of root fields means none. */
function exportPermission(permission: Fields): Fields {
  const { computed_fields: computed, set, ...others } = withoutDefaults(permission);
  const kept = Object.keys(withoutDefaults(permission)).filter(
    (key) => key in others || (key === 'computed_fields' ? !isEmpty(computed) : !isEmpty(set)),
  );

  return Object.fromEntries(kept.map((key) => [key, permission[key]]));
}

function withoutDefaults(fields: Fields): Fields {
  return filtered(
    fields,
    (value) => value !== null && value !== undefined && value !== false && value !== '',
  );
}

function withoutEmpty(fields: Fields): Fields {
  return filtered(fields, (value) => value !== null && value !== undefined && !isEmpty(value));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function filtered(fields: Fields, keeps: (value: unknown) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => keeps(value)));
}

function ordered(order: readonly string[], fields: Fields): Fields {
  const known = order.filter((key) => key in fields);
  const others = Object.keys(fields).filter((key) => !order.includes(key));

  return Object.fromEntries([...known, ...others].map((key) => [key, fields[key]]));
}

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? (value as Fields[]) : [];
}
