import {
  getNamedType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { type JsonSchema, nullable, scalarSchema } from './json-schema.ts';

/** Returns the JSON schema of a selection's answer. Fragments are an error: saved operations have none. */
export function answerSchema(type: GraphQLObjectType, selections: SelectionSetNode): JsonSchema {
  const properties = selections.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error(`OpenAPI: ${type.name} is asked for by a fragment.`);
    const { name, alias, selectionSet } = selection;
    const field = type.getFields()[name.value];
    if (!field) throw new Error(`OpenAPI: ${type.name} has no field ${name.value}.`);
    const described = field.description ? { description: field.description } : {};
    return [(alias ?? name).value, { ...valueSchema(field.type, selectionSet), ...described }] as const;
  });

  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name),
  };
}

function valueSchema(type: GraphQLOutputType, selections: SelectionSetNode | undefined): JsonSchema {
  return isNonNullType(type)
    ? presentSchema(type.ofType, selections)
    : nullable(presentSchema(type, selections));
}

function presentSchema(type: GraphQLOutputType, selections: SelectionSetNode | undefined): JsonSchema {
  if (isListType(type)) return { type: 'array', items: valueSchema(type.ofType, selections) };
  const named = getNamedType(type);
  return isObjectType(named) && selections
    ? answerSchema(named, selections)
    : scalarSchema(named.name, 'answer');
}
