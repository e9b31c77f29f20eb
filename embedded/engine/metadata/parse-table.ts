import type { ComputedFieldMetadata, RootFieldKind, RootFieldSetting, TableMetadata } from './metadata.ts';
import { type ObjectReader, readObject } from './object-reader.ts';
import { parseQualifiedName, parseStrings } from './parse-names.ts';
import {
  parseDeletePermission,
  parseInsertPermission,
  parseSelectPermission,
  parseUpdatePermission,
} from './parse-permissions.ts';
import { parseRelationship } from './parse-relationship.ts';

const rootFieldKinds: readonly RootFieldKind[] = [
  'select',
  'select_by_pk',
  'select_aggregate',
  'select_stream',
  'insert',
  'insert_one',
  'update',
  'update_by_pk',
  'update_many',
  'delete',
  'delete_by_pk',
];

/** Reads one entry of a source's `tables`. */
export const parseTable = readObject((reader): TableMetadata => {
  reader.refuse('remote_relationships', 'remove it; clients ask for both sides');
  reader.refuse('event_triggers', 'remove it; let a trigger of the database write down what a service sends');
  reader.refuse('logical_model', 'track a view instead');
  reader.refuse('apollo_federation_config', 'remove it; a gateway cannot compose this engine');

  return {
    table: parseQualifiedName(reader.unknown('table'), reader.placeOf('table')),
    isEnum: reader.boolean('is_enum'),
    ...parseConfiguration(reader.optionalObject('configuration')),
    relationships: [
      ...reader.list('object_relationships', parseRelationship('object')),
      ...reader.list('array_relationships', parseRelationship('array')),
    ],
    computedFields: reader.list('computed_fields', parseComputedField),
    select: reader.distinct('select_permissions', parseSelectPermission, roleOf),
    insert: reader.distinct('insert_permissions', parseInsertPermission, roleOf),
    update: reader.distinct('update_permissions', parseUpdatePermission, roleOf),
    delete: reader.distinct('delete_permissions', parseDeletePermission, roleOf),
    place: reader.place,
  };
});

const roleOf = ({ role }: { readonly role: string }) => role;

type Configuration = Pick<
  TableMetadata,
  'customName' | 'comment' | 'rootFields' | 'columnNames' | 'columnComments'
>;

function parseConfiguration(reader: ObjectReader | undefined): Configuration {
  const roots = reader?.optionalObject('custom_root_fields');
  const columns = parseColumnConfig(reader?.optionalObject('column_config'));
  const configuration = {
    customName: reader?.optionalString('custom_name'),
    comment: reader?.optionalString('comment'),
    rootFields: parseRootFields(roots),
    columnNames: { ...parseStrings(reader?.optionalObject('custom_column_names')), ...columns.names },
    columnComments: columns.comments,
  };
  roots?.finish();
  reader?.finish();

  return configuration;
}

/** Reads `column_config`, the newer form of `custom_column_names`: `{column: {custom_name, comment}}`. */
function parseColumnConfig(reader: ObjectReader | undefined) {
  const names: Record<string, string> = {};
  const comments: Record<string, string> = {};
  for (const [column] of reader?.entries() ?? []) {
    const entry = reader?.object(column);
    const name = entry?.optionalString('custom_name');
    const comment = entry?.optionalString('comment');
    if (name !== undefined) names[column] = name;
    if (comment !== undefined) comments[column] = comment;
    entry?.finish();
  }

  return { names, comments };
}

function parseRootFields(reader: ObjectReader | undefined): TableMetadata['rootFields'] {
  const fields: Partial<Record<RootFieldKind, RootFieldSetting>> = {};
  for (const kind of rootFieldKinds) {
    const value = reader?.unknown(kind) ?? undefined;
    if (value === undefined) continue;
    fields[kind] =
      typeof value === 'string' ? { name: value, comment: undefined } : parseRootField(reader, kind);
  }

  return fields;
}

function parseRootField(reader: ObjectReader | undefined, kind: RootFieldKind): RootFieldSetting {
  const entry = reader?.object(kind);
  const setting = { name: entry?.optionalString('name'), comment: entry?.optionalString('comment') };
  entry?.finish();

  return setting;
}

const parseComputedField = readObject((reader): ComputedFieldMetadata => {
  const definition = reader.object('definition');
  const field: ComputedFieldMetadata = {
    name: reader.string('name'),
    function: parseQualifiedName(definition.unknown('function'), definition.placeOf('function')),
    tableArgument: definition.optionalString('table_argument'),
    sessionArgument: definition.optionalString('session_argument'),
    comment: reader.optionalString('comment'),
    place: reader.place,
  };
  definition.finish();

  return field;
});
