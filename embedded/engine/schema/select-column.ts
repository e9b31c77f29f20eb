import type { GraphQLEnumType } from 'graphql';
import type { Table } from '../model/model.ts';
import type { SchemaContext } from './context.ts';

/** Builds the enum of the columns that the role may read; undefined if there are none. */
export function selectColumn(table: Table, context: SchemaContext): GraphQLEnumType | undefined {
  const columns = [...context.selectOf(table).columns];
  if (columns.length === 0) return undefined;

  return context.enum(table.metadata.place, {
    name: `${table.typeName}_select_column`,
    description: `select columns of table "${table.name}"`,
    values: () =>
      Object.fromEntries(
        columns.map((column) => [column.fieldName, { value: column, description: 'column name' }]),
      ),
  });
}
