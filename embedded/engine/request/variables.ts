import {
  Kind,
  print,
  type OperationDefinitionNode,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import { Path } from './path.ts';
import { plainValue } from './plain-value.ts';
import { invalid } from './validation-error.ts';

export type Variable = {
  readonly name: string;
  readonly type: TypeNode;
  readonly defaultValue: ValueNode | undefined;
  /** The given value, the default or null. */
  readonly value: unknown;
};

export type Variables = ReadonlyMap<string, Variable>;
export type GivenVariables = Readonly<Record<string, unknown>>;

const none: GivenVariables = {};

/** Combines the declared variables and the given values; throws if a value is missing or not declared. */
export function readVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: GivenVariables = none,
): Variables {
  const variables = new Map<string, Variable>();
  for (const definition of variableDefinitions) {
    const name = definition.variable.name.value;
    if (variables.has(name)) throw invalid(Path.root, `multiple definitions for variable "${name}"`);
    variables.set(name, readVariable(name, definition, given));
  }
  const unknown = Object.keys(given).filter((name) => !variables.has(name));
  if (unknown.length > 0) {
    throw invalid(Path.root, `unexpected variables in variableValues: ${unknown.join(', ')}`);
  }

  return variables;
}

function readVariable(name: string, definition: VariableDefinitionNode, given: GivenVariables): Variable {
  const { type, defaultValue } = definition;
  const isGiven = Object.hasOwn(given, name) && given[name] !== undefined;
  if (!isGiven && type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined) {
    throw invalid(Path.root, `expecting a value for non-nullable variable: "${name}"`);
  }

  return { name, type, defaultValue, value: valueOf(name, definition, given) };
}

/** Returns a variable's value in a request: the given value, the default or null. */
export function valueOf(
  name: string,
  definition: { readonly defaultValue?: ValueNode | undefined },
  given: GivenVariables = none,
): unknown {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (value !== undefined) return value;

  return definition.defaultValue === undefined ? null : plainValue(definition.defaultValue);
}

/** Returns a variable's declared type in the notation of messages. */
export function showType(type: TypeNode): string {
  return print(type);
}
