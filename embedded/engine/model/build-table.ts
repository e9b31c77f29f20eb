import { catalogKey, type Column, type Relation } from '../catalog/catalog.ts';
import type { RootFieldKind, TableMetadata } from '../metadata/metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { type ColumnType, columnType } from './column-type.ts';
import { checkEnumValues } from './check-enum-values.ts';
import { checkScalarName } from './check-scalar-name.ts';
import { isColumnName, requireGraphqlName } from './graphql-name.ts';
import type { ComputedField, EnumValue, Relationship, Table, TableColumn } from './model.ts';

type Context = {
  readonly arraysAsLists: boolean;
  readonly enumTables: ReadonlyMap<string, TableMetadata>;
  readonly enumValues: ReadonlyMap<string, readonly EnumValue[]>;
};

/** Brings a table's metadata and its columns together; `resolveFields` adds relationships and computed fields later. */
export function buildTable(metadata: TableMetadata, relation: Relation, context: Context) {
  const typeName = metadata.customName ?? typeNameOf(metadata.table);
  requireGraphqlName(typeName, 'name', metadata.place);
  const columns = relation.columns
    .map((column) => buildColumn(column, metadata, relation, context))
    .filter((column) => isColumnName(column.fieldName));
  const columnByName = new Map(columns.map((column) => [column.name, column]));
  checkColumnNames(metadata, relation);
  checkFieldNames(columns, metadata);
  for (const { name, type } of columns) checkScalarName(type, `column "${name}"`, metadata.place);
  const enumValues = metadata.isEnum ? context.enumValues.get(catalogKey(metadata.table)) : undefined;
  if (enumValues !== undefined) checkEnumValues(enumValues, metadata);

  return {
    schema: relation.schema,
    name: relation.name,
    typeName,
    relation,
    metadata,
    columns,
    columnByName,
    primaryKey: primaryKeyOf(relation, columnByName),
    relationships: new Map<string, Relationship>(),
    computedFields: new Map<string, ComputedField>(),
    rootFields: rootFieldsOf(typeName, metadata),
    enumValues,
    description:
      metadata.comment ?? relation.comment ?? `columns and relationships of "${relationName(relation)}"`,
  } satisfies Table;
}

function relationName({ schema, name }: Relation): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}

/** Returns the name on which GraphQL names are based; as in Hasura, the schema `public` is left out. */
export function typeNameOf({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return schema === 'public' ? name : `${schema}_${name}`;
}

function buildColumn(
  column: Column,
  metadata: TableMetadata,
  relation: Relation,
  context: Context,
): TableColumn {
  return {
    name: column.name,
    fieldName: metadata.columnNames[column.name] ?? column.name,
    type: enumTypeOf(column, metadata, relation, context) ?? columnType(column.type, context.arraysAsLists),
    column,
    description: (metadata.columnComments[column.name] ?? column.comment) || undefined,
  };
}

/**
 * Returns the enum type of a column whose own foreign key, of this column alone, refers to an enum table. The
 * enum table's own key has no enum type, but its type in Postgres.
 */
function enumTypeOf(
  column: Column,
  _: TableMetadata,
  relation: Relation,
  context: Context,
): ColumnType | undefined {
  const key = relation.foreignKeys.find(
    ({ columns, target }) =>
      columns.length === 1 && columns[0] === column.name && context.enumTables.has(catalogKey(target)),
  );
  const target = key === undefined ? undefined : context.enumTables.get(catalogKey(key.target));
  if (target === undefined) return undefined;

  return {
    kind: 'enum',
    name: enumTypeName(target.customName ?? typeNameOf(target.table)),
    postgres: column.type,
  };
}

/** Returns the name of an enum table's GraphQL enum. */
export function enumTypeName(typeName: string): string {
  return `${typeName}_enum`;
}

function checkColumnNames(metadata: TableMetadata, relation: Relation): void {
  const unknownColumn = Object.keys({ ...metadata.columnNames, ...metadata.columnComments }).find(
    (name) => !relation.columns.some((column) => column.name === name),
  );
  if (unknownColumn !== undefined) {
    throw new MetadataError(metadata.place, `${relationName(relation)} has no column "${unknownColumn}"`);
  }
}

function checkFieldNames(columns: readonly TableColumn[], { place }: TableMetadata): void {
  const seen = new Set<string>();
  for (const { fieldName } of columns) {
    if (seen.has(fieldName)) throw new MetadataError(place, `two columns have the name "${fieldName}"`);
    seen.add(fieldName);
  }
}

function primaryKeyOf(
  relation: Relation,
  columnByName: ReadonlyMap<string, TableColumn>,
): readonly TableColumn[] | undefined {
  const names = relation.constraints.find((constraint) => constraint.isPrimary)?.columns;
  const columns = names?.map((name) => columnByName.get(name)).filter((column) => column !== undefined);

  return columns?.length === names?.length ? columns : undefined;
}

function rootFieldsOf(name: string, metadata: TableMetadata): Record<RootFieldKind, string> {
  const defaults: Record<RootFieldKind, string> = {
    select: name,
    select_by_pk: `${name}_by_pk`,
    select_aggregate: `${name}_aggregate`,
    select_stream: `${name}_stream`,
    insert: `insert_${name}`,
    insert_one: `insert_${name}_one`,
    update: `update_${name}`,
    update_by_pk: `update_${name}_by_pk`,
    update_many: `update_${name}_many`,
    delete: `delete_${name}`,
    delete_by_pk: `delete_${name}_by_pk`,
  };
  const custom = Object.entries(metadata.rootFields)
    .map(([kind, setting]) => [kind, setting.name] as const)
    .filter(([, custom]) => custom !== undefined);

  const fields = { ...defaults, ...Object.fromEntries(custom) };
  const seen = new Set<string>();
  for (const field of Object.values(fields)) {
    requireGraphqlName(field, 'root field', metadata.place);
    if (seen.has(field)) throw new MetadataError(metadata.place, `two root fields have the name "${field}"`);
    seen.add(field);
  }

  return fields;
}
