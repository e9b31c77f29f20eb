import { type Catalog, catalogKey } from '../catalog/catalog.ts';
import type { Metadata, QualifiedName, TableMetadata } from '../metadata/metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { buildComputedField } from './build-computed-field.ts';
import { buildFunction } from './build-function.ts';
import { buildRelationship } from './build-relationship.ts';
import { buildTable } from './build-table.ts';
import { checkCustomTypes } from './check-custom-types.ts';
import { requireGraphqlName } from './graphql-name.ts';
import type { ComputedField, EnumValue, Model, ModelSettings, Relationship, Table } from './model.ts';

type MutableTable = Table & {
  readonly relationships: Map<string, Relationship>;
  readonly computedFields: Map<string, ComputedField>;
};

/**
 * Resolves every name of the metadata in the catalog. A name of something that the database lacks is an error with
 * the name's place in the metadata.
 */
export function buildModel(
  metadata: Metadata,
  catalog: Catalog,
  enumValues: ReadonlyMap<string, readonly EnumValue[]>,
  settings: ModelSettings,
): Model {
  const enumTables = new Map(
    metadata.tables.filter((table) => table.isEnum).map((table) => [catalogKey(table.table), table]),
  );
  const tables = new Map<string, MutableTable>();
  for (const entry of metadata.tables) {
    const relation = catalog.relations.get(catalogKey(entry.table));
    if (relation === undefined)
      throw new MetadataError(entry.place, `no such table or view: ${show(entry.table)}`);
    const table = buildTable(entry, relation, { enumTables, enumValues, ...settings });
    tables.set(catalogKey(entry.table), table);
  }
  const tableOf = (name: QualifiedName) => tables.get(catalogKey(name));
  for (const table of tables.values()) resolveFields(table, catalog, tableOf, settings);
  checkCustomTypes(metadata, catalog, tableOf);

  return {
    tables: [...tables.values()],
    functions: metadata.functions.map((entry) => buildFunction(entry, catalog, tableOf)),
    actions: metadata.actions,
    customTypes: metadata.customTypes,
    tableOf,
  };
}

function resolveFields(
  table: MutableTable,
  catalog: Catalog,
  tableOf: Model['tableOf'],
  settings: ModelSettings,
): void {
  const { metadata } = table;
  for (const entry of metadata.relationships) {
    claim(table, entry.name, entry.place);
    if (entry.type === 'array') claim(table, `${entry.name}_aggregate`, entry.place);
    table.relationships.set(entry.name, buildRelationship(entry, table, tableOf));
  }
  for (const entry of metadata.computedFields) {
    claim(table, entry.name, entry.place);
    table.computedFields.set(entry.name, buildComputedField(entry, table, catalog, tableOf, settings));
  }
}

/** Throws if the table has a field of this name already. */
function claim(table: Table, name: string, place: string): void {
  requireGraphqlName(name, 'field', place);
  const isTaken =
    table.columns.some((column) => column.fieldName === name) ||
    table.relationships.has(name) ||
    table.computedFields.has(name);
  if (isTaken) throw new MetadataError(place, `${show(table)} has a field "${name}" already`);
}

/** Returns the enum tables with the columns that hold value and comment, for reading the values. */
export function enumTablesOf(
  metadata: Metadata,
  catalog: Catalog,
): { key: string; table: TableMetadata; value: string; comment: string | undefined }[] {
  return metadata.tables
    .filter((entry) => entry.isEnum)
    .map((entry) => {
      const key = catalogKey(entry.table);
      const relation = catalog.relations.get(key);
      const primaryKey = relation?.constraints.find((constraint) => constraint.isPrimary)?.columns ?? [];
      const [value] = primaryKey;
      if (value === undefined || primaryKey.length !== 1) {
        throw new MetadataError(
          entry.place,
          `${show(entry.table)} is no enum table: it needs a key of one column`,
        );
      }
      if (relation?.isReadable !== true)
        throw new MetadataError(entry.place, `${show(entry.table)} can't be read, so it is no enum table`);
      const comment = relation.columns.find((column) => column.name !== value)?.name;

      return { key, table: entry, value, comment };
    });
}

function show({ schema, name }: QualifiedName): string {
  return `${schema}.${name}`;
}
