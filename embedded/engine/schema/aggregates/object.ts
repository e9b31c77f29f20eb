import {
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLNonNull,
  type GraphQLObjectType,
} from 'graphql';
import type { Table } from '../../model/model.ts';
import { aggregatedColumns, aggregateFunctions, keepsColumnType } from './functions.ts';
import { columnFields } from '../column-fields.ts';
import { hasReadableRows, type SchemaContext } from '../context.ts';
import { listOf, valueType } from '../scalar-types.ts';
import { countArguments } from '../select-arguments.ts';

type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>;
type MakeObject = (table: Table, context: SchemaContext) => GraphQLObjectType;

/** Builds `<table>_aggregate`: the aggregates, and in `nodes` the rows of which they are made. */
export function aggregateObject(
  table: Table,
  rowObject: MakeObject,
  context: SchemaContext,
): GraphQLObjectType {
  const hasRows = hasReadableRows(table, context);

  return context.object(table.metadata.place, {
    name: `${table.typeName}_aggregate`,
    description: `aggregated selection of "${table.name}"`,
    fields: () => ({
      aggregate: {
        type: aggregateFields(table, context),
        extensions: { meaning: { kind: 'aggregate-fields' } },
      },
      ...(hasRows && {
        nodes: {
          type: listOf(rowObject(table, context)),
          extensions: { meaning: { kind: 'nodes', table } },
        },
      }),
    }),
  });
}

function aggregateFields(table: Table, context: SchemaContext): GraphQLObjectType {
  return context.object(table.metadata.place, {
    name: `${table.typeName}_aggregate_fields`,
    description: `aggregate fields of "${table.name}"`,
    fields: () => ({ count: countField(table, context), ...functionFields(table, context) }),
  });
}

function countField(table: Table, context: SchemaContext): Fields[string] {
  return {
    type: new GraphQLNonNull(GraphQLInt),
    args: countArguments(table, context),
    extensions: { meaning: { kind: 'count' } },
  };
}

function functionFields(table: Table, context: SchemaContext): Fields {
  const fields: Fields = {};
  for (const name of aggregateFunctions) {
    const columns = aggregatedColumns(name, context.selectOf(table).columns);
    if (columns.length === 0) continue;
    const type = context.object(table.metadata.place, {
      name: `${table.typeName}_${name}_fields`,
      description: `aggregate ${name} on columns`,
      fields: () =>
        columnFields(columns, (column) => ({
          type: keepsColumnType(name) ? valueType(column.type, context) : GraphQLFloat,
          description: column.description,
        })),
    });
    fields[name] = { type, extensions: { meaning: { kind: 'aggregate-function', name } } };
  }

  return fields;
}
