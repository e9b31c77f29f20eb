import {
  GraphQLBoolean,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputObjectType,
  GraphQLInt,
  GraphQLNonNull,
} from 'graphql';
import type { Table } from '../model/model.ts';
import { checkLimit, checkOffset } from '../request/check-limit.ts';
import { boolExp } from './bool-exp.ts';
import type { SchemaContext } from './context.ts';
import { orderBy } from './order-by.ts';
import { inputListOf, valueType } from './scalar-types.ts';
import { selectColumn } from './select-column.ts';

/** Builds `where`, `order_by`, `limit`, `offset` and `distinct_on`. */
export function selectArguments(table: Table, context: SchemaContext): GraphQLFieldConfigArgumentMap {
  const columns = selectColumn(table, context);
  const order = orderBy(table, context);

  return {
    ...(columns && {
      distinct_on: { type: inputListOf(columns), description: 'distinct select on columns' },
    }),
    limit: {
      type: GraphQLInt,
      description: 'limit the number of rows returned',
      extensions: { check: checkLimit },
    },
    offset: {
      type: GraphQLInt,
      description: 'skip the first n rows. Use only with order_by',
      extensions: { check: checkOffset },
    },
    ...(!isEmpty(order) && {
      order_by: {
        type: inputListOf(order),
        description: 'sort the rows by one or more columns',
      },
    }),
    where: { type: boolExp(table, context), description: 'filter the rows returned' },
  };
}

function isEmpty(type: GraphQLInputObjectType): boolean {
  return Object.keys(type.getFields()).length === 0;
}

/** Builds one argument for each column of the primary key. */
export function keyArguments(table: Table, context: SchemaContext): GraphQLFieldConfigArgumentMap {
  const columns = table.primaryKey ?? [];

  return Object.fromEntries(
    columns.map((column) => [
      column.fieldName,
      { type: new GraphQLNonNull(valueType(column.type, context)), description: column.description },
    ]),
  );
}

/** Builds the arguments of `count`. */
export function countArguments(table: Table, context: SchemaContext): GraphQLFieldConfigArgumentMap {
  const columns = selectColumn(table, context);

  return {
    ...(columns && { columns: { type: inputListOf(columns) } }),
    distinct: { type: GraphQLBoolean },
  };
}

/** Returns true if the role may read every column of the primary key, so that the `_by_pk` fields exist. */
export function hasReadableKey(table: Table, context: SchemaContext): boolean {
  const columns = context.of(table).select?.columns;

  return table.primaryKey !== undefined && table.primaryKey.every((column) => columns?.has(column));
}
