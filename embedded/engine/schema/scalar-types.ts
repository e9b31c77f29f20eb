import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import { type ColumnType, columnType } from '../model/column-type.ts';
import type { PostgresType } from '../catalog/catalog.ts';
import { enumTypeName } from '../model/build-table.ts';
import { BY_ENGINE, SCALAR, type SchemaContext } from './context.ts';

const builtIn: Readonly<Record<string, GraphQLScalarType>> = {
  Int: GraphQLInt,
  Float: GraphQLFloat,
  String: GraphQLString,
  Boolean: GraphQLBoolean,
};

/** Returns the scalar of that name: one of GraphQL's own, or one named like the Postgres type. */
export function scalarType(name: string, context: SchemaContext): GraphQLScalarType {
  const make = () => {
    const custom = context.model.customTypes.scalars.find((scalar) => scalar.name === name);
    return new GraphQLScalarType({ name, description: custom?.description });
  };

  return builtIn[name] ?? context.type({ name, place: SCALAR }, make);
}

/** Returns the GraphQL type of a column's values, without its nullability. */
export function valueType(type: ColumnType, context: SchemaContext): GraphQLInputType & GraphQLOutputType {
  if (type.kind === 'enum') return enumType(type.name, context);
  if (type.kind === 'scalar') return scalarType(type.name, context);

  return new GraphQLList(new GraphQLNonNull(valueType(type.element, context))) as GraphQLInputType &
    GraphQLOutputType;
}

/** Returns the GraphQL type of an operator's or argument's Postgres type. */
export function postgresValueType(type: PostgresType, context: SchemaContext): GraphQLInputType {
  return valueType(columnType(type, true), context);
}

/** Builds the enum of an enum table's rows; the schema of a role that can't read the table has it too. */
function enumType(name: string, context: SchemaContext): GraphQLEnumType {
  const table = context.model.tables.find(
    ({ typeName, enumValues }) => enumValues && enumTypeName(typeName) === name,
  );

  return context.type({ name, place: table?.metadata.place ?? BY_ENGINE }, () => {
    const values = (table?.enumValues ?? []).map((value) => [
      value.name,
      { value: value.name, description: value.description ?? null },
    ]);

    return new GraphQLEnumType({ name, values: Object.fromEntries(values) });
  });
}

/** Returns the type of a non-null list of non-null items. */
export function listOf(type: GraphQLOutputType): GraphQLOutputType {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
}

/** Returns the type of an optional list of non-null items. */
export function inputListOf(type: GraphQLInputType): GraphQLInputType {
  return new GraphQLList(new GraphQLNonNull(type));
}

/** Returns the type of a function's argument; a table's row is written as text and has a scalar of its own. */
export function functionArgumentType(type: PostgresType, context: SchemaContext): GraphQLInputType {
  return type.kind === 'c' ? scalarType(`${type.name}_scalar`, context) : postgresValueType(type, context);
}
