import {
  GraphQLBoolean,
  type GraphQLInputFieldConfig,
  type GraphQLInputObjectType,
  GraphQLNonNull,
} from 'graphql';
import { baseOf, type ColumnType, columnType } from '../../model/column-type.ts';
import type { Table, TableColumn } from '../../model/model.ts';
import { comparisonType } from '../comparison-type.ts';
import type { SchemaContext } from '../context.ts';
import { inputListOf } from '../scalar-types.ts';
import { selectColumn } from '../select-column.ts';

type Fields = Record<string, GraphQLInputFieldConfig>;
type RowFilter = (table: Table, context: SchemaContext) => GraphQLInputObjectType;

const int = builtIn('int4');
const bool = builtIn('bool');

/**
 * Builds `<table>_aggregate_bool_exp`: conditions on aggregates of the rows of an array relationship.
 *
 * See https://hasura.io/docs/2.0/queries/postgres/filters/using-nested-objects/
 */
export function aggregateBoolExp(
  table: Table,
  rowFilter: RowFilter,
  context: SchemaContext,
): GraphQLInputObjectType {
  const flags = [...context.selectOf(table).columns].filter(({ type }) => isBoolean(type));

  return context.input(table.metadata.place, {
    name: `${table.typeName}_aggregate_bool_exp`,
    fields: () => ({
      ...(flags.length > 0 && {
        bool_and: flagPredicate(table, 'bool_and', flags, rowFilter, context),
        bool_or: flagPredicate(table, 'bool_or', flags, rowFilter, context),
      }),
      count: countPredicate(table, rowFilter, context),
    }),
  });
}

function countPredicate(table: Table, rowFilter: RowFilter, context: SchemaContext): GraphQLInputFieldConfig {
  const columns = selectColumn(table, context);
  const fields = {
    ...(columns && { arguments: { type: inputListOf(columns) } }),
    ...commonFields(table, int, rowFilter, context),
  };

  return {
    type: predicateType(`${table.typeName}_aggregate_bool_exp_count`, table, fields, context),
    extensions: { meaning: { kind: 'count' } },
  };
}

function flagPredicate(
  table: Table,
  aggregate: 'bool_and' | 'bool_or',
  columns: readonly TableColumn[],
  rowFilter: RowFilter,
  context: SchemaContext,
): GraphQLInputFieldConfig {
  const name = `${table.typeName}_aggregate_bool_exp_${aggregate}`;
  const values = columns.map((column) => [column.fieldName, { value: column, description: 'column name' }]);
  const column = context.enum(table.metadata.place, {
    name: `${table.typeName}_select_column_${name}_arguments_columns`,
    values: Object.fromEntries(values),
  });
  const fields = {
    arguments: { type: new GraphQLNonNull(column) },
    ...commonFields(table, bool, rowFilter, context),
  };

  return {
    type: predicateType(name, table, fields, context),
    extensions: { meaning: { kind: 'aggregate-function', name: aggregate } },
  };
}

function commonFields(table: Table, type: ColumnType, rowFilter: RowFilter, context: SchemaContext): Fields {
  return {
    distinct: { type: GraphQLBoolean },
    filter: { type: rowFilter(table, context) },
    predicate: { type: new GraphQLNonNull(comparisonType(type, context)) },
  };
}

function predicateType(
  name: string,
  table: Table,
  fields: Fields,
  context: SchemaContext,
): GraphQLInputObjectType {
  return context.input(table.metadata.place, { name, fields });
}

function isBoolean(type: ColumnType): boolean {
  return type.kind === 'scalar' && baseOf(type.postgres).name === 'bool';
}

function builtIn(name: string): ColumnType {
  return columnType({ schema: 'pg_catalog', name, kind: 'b', element: undefined }, false);
}
