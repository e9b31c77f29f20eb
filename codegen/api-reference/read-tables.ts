import { type GraphQLObjectType, isObjectType } from 'graphql';
import type { ColumnList, Metadata, TableMetadata } from '../../embedded/engine/metadata/metadata.ts';
import type {
  ColumnReference,
  TableAccess,
  TableReference,
} from '../../src/features/developers/api-reference.ts';
import type { Schemas } from './schema-changes.ts';

/** Reads tables and each role's rights from the metadata, and their descriptions from the schemas. */
export function readTables(metadata: Metadata, schemas: Schemas): TableReference[] {
  const roles = [...schemas.keys()];

  return metadata.tables.map((table) => {
    const name = table.customName ?? table.table.name;
    const types = [...schemas.values()].map((schema) => schema.getType(name)).filter(isObjectType);

    return {
      name,
      description: types[0]?.description ?? '',
      access: Object.fromEntries(
        roles.flatMap((role) => {
          const access = accessOf(table, role);
          return access ? [[role, access]] : [];
        }),
      ),
      columns: columnsOf(table, types, roles),
    };
  });
}

function accessOf(table: TableMetadata, role: string): TableAccess | undefined {
  const select = table.select.find((permission) => permission.role === role);
  const deletes = table.delete.some((permission) => permission.role === role);
  const writes = [...table.insert, ...table.update].some((permission) => permission.role === role);
  if (!select && !deletes && !writes) return undefined;

  return {
    deletes,
    totals: select?.allowAggregations ?? false,
    ...(select?.limit !== undefined && { mostRows: select.limit }),
    isFiltered: Object.keys((select?.filter.value ?? {}) as object).length > 0,
  };
}

function columnsOf(
  table: TableMetadata,
  types: readonly GraphQLObjectType[],
  roles: readonly string[],
): ColumnReference[] {
  const names = namesOf(table);

  return names.map((name) => {
    const field = types.map((type) => type.getFields()[name]).find((found) => found !== undefined);
    const rights = roles
      .map((role) => [role, rightsOf(table, role, name)] as const)
      .filter(([, letters]) => letters !== '');

    return {
      name,
      type: field ? String(field.type) : '',
      description: field?.description ?? '',
      rights: Object.fromEntries(rights),
    };
  });
}

/** Returns every column that some role may read or write; columns of the widest permission come first. */
function namesOf(table: TableMetadata): string[] {
  const lists = [...table.select, ...table.insert, ...table.update]
    .map(({ columns }) => (columns === '*' ? [] : [...columns]))
    .sort((a, b) => b.length - a.length);

  return [...new Set(lists.flat())];
}

function rightsOf(table: TableMetadata, role: string, column: string): string {
  const has = (permissions: readonly { role: string; columns: ColumnList }[]) =>
    permissions.some(
      (permission) =>
        permission.role === role && (permission.columns === '*' || permission.columns.includes(column)),
    );

  return [has(table.select) && 'r', has(table.insert) && 'i', has(table.update) && 'u']
    .filter(Boolean)
    .join('');
}
