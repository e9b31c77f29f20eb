import {
  type GraphQLFieldConfig,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { isJson } from '../model/column-type.ts';
import type { ComputedField, Relationship, Table, TableColumn } from '../model/model.ts';
import type { SelectAccess } from '../permissions/access.ts';
import { hidesRows } from '../permissions/hides-rows.ts';
import { aggregateObject } from './aggregates/object.ts';
import { orNothing } from './comment.ts';
import type { SchemaContext } from './context.ts';
import { functionArguments } from './function-arguments.ts';
import { listOf, valueType } from './scalar-types.ts';
import { selectArguments } from './select-arguments.ts';

type Field = GraphQLFieldConfig<unknown, unknown>;
type Fields = Record<string, Field>;

/**
 * Builds the object type of a table's rows, with the columns, relationships and computed fields that the role may
 * read.
 */
export function tableObject(table: Table, context: SchemaContext): GraphQLObjectType {
  return context.object(table.metadata.place, {
    name: table.typeName,
    description: orNothing(table.description),
    fields: () => tableFields(table, context),
  });
}

function tableFields(table: Table, context: SchemaContext): Fields {
  const access = context.selectOf(table);
  const fields: Fields = {};
  for (const column of access.columns) fields[column.fieldName] = columnField(column, access, context);
  for (const relationship of table.relationships.values()) {
    Object.assign(fields, relationshipFields(relationship, context));
  }
  for (const field of access.computedFields) Object.assign(fields, computedField(field, table, context));

  return fields;
}

function columnField(column: TableColumn, { cell }: SelectAccess, context: SchemaContext): Field {
  const isPartial = cell?.(column) !== undefined;
  const type = valueType(column.type, context);
  const hasPath = column.type.kind === 'scalar' && isJson(column.type.postgres);

  return {
    type: column.column.isNullable || isPartial ? type : new GraphQLNonNull(type),
    description: column.description,
    ...(hasPath && { args: jsonPathArguments }),
    extensions: { meaning: { kind: 'column', column } },
  };
}

const jsonPathArguments = { path: { type: GraphQLString, description: 'JSON select path' } };

function relationshipFields(relationship: Relationship, context: SchemaContext): Fields {
  const { target, name, type } = relationship;
  const access = context.of(target).select;
  if (access === undefined) return {};
  if (type === 'object') {
    const object = tableObject(target, context);

    return {
      [name]: {
        type: relationship.isNullable || hidesRows(access) ? object : new GraphQLNonNull(object),
        description: relationship.description ?? 'An object relationship',
        extensions: { meaning: { kind: 'related', relationship } },
      },
    };
  }

  return {
    [name]: {
      type: listOf(tableObject(target, context)),
      description: relationship.description ?? 'An array relationship',
      args: selectArguments(target, context),
      extensions: { meaning: { kind: 'related', relationship } },
    },
    ...(access.allowAggregations && {
      [`${name}_aggregate`]: {
        type: new GraphQLNonNull(aggregateObject(target, tableObject, context)),
        description: 'An aggregate relationship',
        args: selectArguments(target, context),
        extensions: { meaning: { kind: 'related-aggregate', relationship } },
      },
    }),
  };
}

function computedField(field: ComputedField, owner: Table, context: SchemaContext): Fields {
  const args = functionArguments(
    field.call,
    { name: `${field.name}_${owner.typeName}`, place: field.place },
    context,
  );
  const base = {
    description: orNothing(
      field.description ?? `A computed field, executes function "${field.call.function.name}"`,
    ),
    extensions: { meaning: { kind: 'computed', field } as const },
  };
  if (field.result.kind === 'scalar') {
    const type: GraphQLOutputType = valueType(field.result.type, context);

    return { [field.name]: { ...base, type, args } };
  }
  const { table } = field.result;
  if (context.of(table).select === undefined) return {};
  const object = tableObject(table, context);

  return {
    [field.name]: field.call.function.returnsSet
      ? { ...base, type: listOf(object), args: { ...args, ...selectArguments(table, context) } }
      : { ...base, type: object, args },
  };
}
