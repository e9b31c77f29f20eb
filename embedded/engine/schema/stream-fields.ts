import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
} from 'graphql';
import type { Table } from '../model/model.ts';
import { checkLimit } from '../request/check-limit.ts';
import { boolExp } from './bool-exp.ts';
import { columnFields } from './column-fields.ts';
import { rootComment } from './comment.ts';
import { BY_ENGINE, type SchemaContext } from './context.ts';
import { seesRootField, type RootFields } from './query-fields.ts';
import { listOf, valueType } from './scalar-types.ts';
import { tableObject } from './table-object.ts';

/**
 * Builds `<table>_stream`: a subscription that delivers every row once, in the order of a column.
 *
 * See https://hasura.io/docs/latest/subscriptions/postgres/streaming/index/
 */
export function streamFields(table: Table, context: SchemaContext): RootFields {
  const access = context.of(table).select;
  if (access === undefined || access.columns.size === 0) return {};
  if (!seesRootField('select_stream', 'subscription', access)) return {};
  const { rootFields, name } = table;

  return {
    [rootFields.select_stream]: {
      type: listOf(tableObject(table, context)),
      description: rootComment(
        table,
        'select_stream',
        `fetch data from the table in a streaming manner: "${name}"`,
      ),
      args: {
        batch_size: {
          type: new GraphQLNonNull(GraphQLInt),
          description: 'maximum number of rows returned in a single batch',
          extensions: { check: checkLimit },
        },
        cursor: {
          type: new GraphQLNonNull(new GraphQLList(cursorInput(table, context))),
          description: 'cursor to stream the results returned by the query',
        },
        where: { type: boolExp(table, context), description: 'filter the rows returned' },
      },
      extensions: { meaning: { kind: 'stream', table } },
    },
  };
}

function cursorInput(table: Table, context: SchemaContext): GraphQLInputObjectType {
  return context.input(table.metadata.place, {
    name: `${table.typeName}_stream_cursor_input`,
    description: `Streaming cursor of the table "${table.name}"`,
    fields: () => ({
      initial_value: {
        type: new GraphQLNonNull(cursorValue(table, context)),
        description: 'Stream column input with initial value',
      },
      ordering: { type: ordering(context), description: 'cursor ordering' },
    }),
  });
}

function cursorValue(table: Table, context: SchemaContext): GraphQLInputObjectType {
  const { columns } = context.selectOf(table);

  return context.input(table.metadata.place, {
    name: `${table.typeName}_stream_cursor_value_input`,
    description: 'Initial value of the column from where the streaming should start',
    fields: () =>
      columnFields(columns, (column) => ({
        type: valueType(column.type, context),
        description: column.description,
      })),
  });
}

function ordering(context: SchemaContext): GraphQLEnumType {
  return context.enum(BY_ENGINE, {
    name: 'cursor_ordering',
    description: 'ordering argument of a cursor',
    values: {
      ASC: { description: 'ascending ordering of the cursor' },
      DESC: { description: 'descending ordering of the cursor' },
    },
  });
}
