import { GraphQLEnumType } from 'graphql';
import type { Table } from '../model/model.ts';
import type { SchemaContext } from './context.ts';

/** Builds the enum of the columns that the role may read; undefined if there are none. */
export function selectColumn(table: Table, context: SchemaContext): GraphQLEnumType | undefined {
  const columns = [...context.selectOf(table).columns];
  if (columns.length === 0) return undefined;
  const name = `${table.typeName}_select_column`;

  return context.type({ name, place: table.metadata.place }, () =>
      new GraphQLEnumType({
        name,
        description: `select columns of table "${table.name}"`,
        values: Object.fromEntries(
          columns.map((column) => [column.fieldName, { value: column, description: 'column name' }]),
        ),
      }),
  );
}
