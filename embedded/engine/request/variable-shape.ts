import {
  getNamedType,
  GraphQLBoolean,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type VariableDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { isScalarList } from './coerce-json.ts';
import { isColumnField } from './input.ts';
import type { SchemaTypes } from './meaning.ts';
import { listItems } from './list-items.ts';
import { type GivenVariables, valueOf } from './variables.ts';

/**
 * Returns the shape of the variables, on which the SQL depends: which are null, the keys of objects, the length of
 * lists of objects, the values of enums and flags. Two requests of equal shape run one statement with different
 * parameters.
 */
export type ShapeOf = (given: GivenVariables) => string;

/** Makes the function that returns the shape of an operation's variables. */
export function variableShape(definitions: readonly VariableDefinitionNode[], schema: SchemaTypes): ShapeOf {
  const shapes = definitions.map((definition): ShapeOf => {
    const name = definition.variable.name.value;
    let type: GraphQLInputType | undefined | 'unknown' = 'unknown';
    const isFlagValue = isFlag(definition);

    return (given) => {
      if (!Object.hasOwn(given, name) && definition.defaultValue === undefined) return 'absent';
      // The operation has been compiled before, which makes the types that it uses.
      if (type === 'unknown') type = inputTypeOf(definition, schema);

      return shape(type, valueOf(name, definition, given), isFlagValue);
    };
  });
  const [first = () => '', ...others] = shapes;
  if (others.length === 0) return first;

  return (given) => others.reduce((text, shapeOf) => `${text},${shapeOf(given)}`, first(given));
}

/** Finds a declared type, for which graphql-js needs nothing but `getType`. */
function inputTypeOf({ type }: VariableDefinitionNode, schema: SchemaTypes): GraphQLInputType | undefined {
  const found = typeFromAST(schema as GraphQLSchema, type as Parameters<typeof typeFromAST>[1]);

  return isInputType(found) ? found : undefined;
}

/** Returns true for a Boolean variable, which may stand in `@include` or `distinct`. */
function isFlag({ type }: VariableDefinitionNode): boolean {
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;

  return named.kind === Kind.NAMED_TYPE && named.name.value === 'Boolean';
}

function shape(type: GraphQLInputType | undefined, value: unknown, isFlagValue: boolean): string {
  if (value === null || value === undefined) return 'n';
  const nullable = type !== undefined && isNonNullType(type) ? type.ofType : type;
  if (isFlagValue) return JSON.stringify(value);
  if (isListType(nullable)) return listShape(nullable.ofType as GraphQLInputType, value);
  if (isEnumType(nullable)) return JSON.stringify(value);
  if (!isInputObjectType(nullable) || typeof value !== 'object') return 'v';
  const fields = nullable.getFields();
  const inner = Object.entries(value).map(([name, item]) => {
    const field = fields[name];

    return `${JSON.stringify(name)}:${shape(field?.type, item, field !== undefined && isFlagField(field))}`;
  });

  return `{${inner.join(',')}}`;
}

/** Returns true for a Boolean that is no value of a column (`_is_null`, `distinct`): it is written into the SQL. */
function isFlagField({ type, extensions }: GraphQLInputField): boolean {
  return getNamedType(type) === GraphQLBoolean && !isColumnField(extensions.meaning, false);
}

/** A list of scalars is one parameter, whatever its length. */
function listShape(item: GraphQLInputType, value: unknown): string {
  if (isScalarList(item)) return 'v';

  return `[${listItems(value)
    .map((element) => shape(item, element, false))
    .join(',')}]`;
}
