import {
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLID,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  Kind,
  parseType,
  type TypeNode,
} from 'graphql';
import type { CustomRelationship, CustomTypes } from '../metadata/metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { aggregateObject } from './aggregates/object.ts';
import type { SchemaContext } from './context.ts';
import { listOf, scalarType } from './scalar-types.ts';
import { selectArguments } from './select-arguments.ts';
import { tableObject } from './table-object.ts';

type AnyType = GraphQLInputType | GraphQLOutputType;
type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>;

/** Returns the type of an action's argument or of a field of its input objects. */
export function customInputType(notation: string, context: SchemaContext, place: string): GraphQLInputType {
  return toType(parseType(notation), (name) => inputTypeOf(name, context), place) as GraphQLInputType;
}

/** Returns the type of an action's answer or of a field of its output objects. */
export function customOutputType(notation: string, context: SchemaContext, place: string): GraphQLOutputType {
  return toType(parseType(notation), (name) => outputTypeOf(name, context), place) as GraphQLOutputType;
}

function toType(node: TypeNode, named: (name: string) => AnyType | undefined, place: string): AnyType {
  if (node.kind === Kind.LIST_TYPE) return new GraphQLList(toType(node.type, named, place)) as AnyType;
  if (node.kind === Kind.NON_NULL_TYPE) {
    return new GraphQLNonNull(toType(node.type, named, place) as GraphQLObjectType);
  }
  const type = named(node.name.value);
  if (type === undefined) throw new MetadataError(place, `there is no type "${node.name.value}"`);

  return type;
}

function leafType(name: string, context: SchemaContext): GraphQLEnumType | ReturnType<typeof scalarType> {
  const found = context.model.customTypes.enums.find((type) => type.name === name);
  if (found !== undefined) return customEnum(found, context);

  return name === 'ID' ? GraphQLID : scalarType(name, context);
}

function inputTypeOf(name: string, context: SchemaContext): GraphQLInputType {
  const found = context.model.customTypes.inputObjects.find((type) => type.name === name);
  if (found === undefined) return leafType(name, context);

  return context.input(found.place, {
    name,
    description: found.description,
    fields: () =>
      Object.fromEntries(
        found.fields.map((field) => [
          field.name,
          { type: customInputType(field.type, context, name), description: field.description },
        ]),
      ),
  });
}

function outputTypeOf(name: string, context: SchemaContext): GraphQLOutputType {
  const found = context.model.customTypes.objects.find((type) => type.name === name);
  if (found === undefined) return leafType(name, context);

  return context.object(found.place, {
    name,
    description: found.description,
    fields: () => ({ ...plainFields(found, context), ...relationshipFields(found, context) }),
  });
}

function plainFields({ name, fields }: CustomTypes['objects'][number], context: SchemaContext): Fields {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      {
        type: customOutputType(field.type, context, name),
        description: field.description,
        extensions: { meaning: { kind: 'action-field', name: field.name } },
      },
    ]),
  );
}

function relationshipFields(
  { relationships }: CustomTypes['objects'][number],
  context: SchemaContext,
): Fields {
  return Object.assign(
    {},
    ...relationships.map((relationship) => relationshipField(relationship, context)),
  ) as Fields;
}

/** Builds the fields of a relationship; none if the role may not read the related table. */
function relationshipField(relationship: CustomRelationship, context: SchemaContext): Fields {
  const { name, type, table, place } = relationship;
  const target = context.model.tableOf(table);
  if (target === undefined) throw new MetadataError(place, `${table.schema}.${table.name} is not tracked`);
  const { select } = context.of(target);
  if (select === undefined) return {};
  const object = tableObject(target, context);
  const meaning = { kind: 'action-relationship', relationship, target, isAggregate: false } as const;
  if (type === 'object') return { [name]: { type: object, extensions: { meaning } } };
  const args = selectArguments(target, context);

  return {
    [name]: { type: listOf(object), args, extensions: { meaning } },
    ...(select.allowAggregations && {
      [`${name}_aggregate`]: {
        type: new GraphQLNonNull(aggregateObject(target, tableObject, context)),
        args,
        extensions: { meaning: { ...meaning, isAggregate: true } },
      },
    }),
  };
}

function customEnum(
  { name, description, values, place }: CustomTypes['enums'][number],
  context: SchemaContext,
) {
  return context.enum(place, {
    name,
    description,
    values: Object.fromEntries(
      values.map((value) => [value.name, { value: value.name, description: value.description }]),
    ),
  });
}
