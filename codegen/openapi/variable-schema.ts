import { Kind, type TypeNode, valueFromASTUntyped, type VariableDefinitionNode } from 'graphql';
import { type JsonSchema, nullable, scalarSchema } from './json-schema.ts';

export type Variable = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
};

/** Returns name, schema and requiredness of a saved operation's variable. */
export function readVariable({ variable, type, defaultValue }: VariableDefinitionNode): Variable {
  const standard = defaultValue ? { default: valueFromASTUntyped(defaultValue) } : {};

  return {
    name: variable.name.value,
    isRequired: type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    schema: { ...inputSchema(type), ...standard },
  };
}

function inputSchema(type: TypeNode): JsonSchema {
  return type.kind === Kind.NON_NULL_TYPE ? presentSchema(type.type) : nullable(presentSchema(type));
}

function presentSchema(type: TypeNode): JsonSchema {
  if (type.kind === Kind.LIST_TYPE) return { type: 'array', items: inputSchema(type.type) };
  return type.kind === Kind.NON_NULL_TYPE ? presentSchema(type.type) : scalarSchema(type.name.value, 'input');
}
