import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type ObjectValueNode,
  print,
  type ValueNode,
} from 'graphql';
import { checkScalar, refuseEnumName, type ScalarCheck } from './check-scalar.ts';
import { type Input, isColumnField, type ObjectInputField, type ValueSource } from './input.ts';
import { coerceEnum } from './coerce-enum.ts';
import { coerceJson, nullInput } from './coerce-json.ts';
import { describeNode } from './describe-value.ts';
import { Path } from './path.ts';
import { plainValue } from './plain-value.ts';
import { invalid, unknownField } from './validation-error.ts';
import { type Variable, type Variables, type GivenVariables, valueOf } from './variables.ts';
import { checkVariableUse } from './variable-use.ts';

export type Place = {
  readonly path: Path;
  readonly variables: Variables;
  /** True if the value is compared with a column or written to it. */
  readonly isColumn: boolean;
  readonly hasDefault: boolean;
  /** Replaces the scalar's own check, for arguments with narrower bounds. */
  readonly check?: ScalarCheck | undefined;
};

/**
 * Checks a value of the document against the type of its place.
 *
 * The rules are those of https://spec.graphql.org/October2021/#sec-Input-Values, the messages those of Hasura's cases
 * (tests/engine/README.md).
 */
export function coerceInput(type: GraphQLInputType, node: ValueNode, place: Place): Input {
  if (node.kind === Kind.VARIABLE) return followVariable(type, node.name.value, place);
  if (node.kind === Kind.NULL) return nullInput(type, place.path);
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (isListType(nullable)) return coerceList(nullable.ofType as GraphQLInputType, nullable, node, place);
  if (isInputObjectType(nullable)) return coerceObject(nullable, node, place);
  if (isEnumType(nullable)) return coerceEnum(nullable, node, place.path);

  return coerceScalar(nullable, node, place);
}

function followVariable(type: GraphQLInputType, name: string, place: Place): Input {
  const variable = findVariable(name, place.variables);
  checkVariableUse(variable, type, place);

  return coerceJson(type, variable.value, {
    path: place.path,
    isColumn: place.isColumn,
    check: place.check,
    source: sourceOf(name, variable),
  });
}

/**
 * Makes the source of a variable's value. It keeps only the default, because other requests share the plan with other
 * values.
 */
function sourceOf(name: string, { defaultValue }: Variable): ValueSource {
  return { key: `$${name}`, read: (given) => valueOf(name, { defaultValue }, given) };
}

/** Returns the declared variable of that name, or throws. */
function findVariable(name: string, variables: Variables): Variable {
  const variable = variables.get(name);
  if (variable === undefined) throw invalid(Path.root, `unbound variable "${name}"`);

  return variable;
}

function coerceScalar(
  type: GraphQLInputType,
  node: ValueNode,
  { path, isColumn, variables, check: own }: Place,
): Input {
  if (node.kind === Kind.ENUM && !isColumn) refuseEnumName(String(type), path);
  let used: Map<string, Variable> | undefined;
  const value = plainValue(node, (name) => {
    const variable = findVariable(name, variables);
    used = (used ?? new Map<string, Variable>()).set(name, variable);

    return variable.value;
  });
  const check = (candidate: unknown) =>
    own ? own(candidate, path) : checkScalar(String(type), candidate, path, isColumn);
  const source = used && documentSource(node, used);

  return { kind: 'leaf', path, type, value: check(value), source, check };
}

/** Makes the source of a JSON value that the GraphQL document writes with variables in it. */
function documentSource(node: ValueNode, used: ReadonlyMap<string, Variable>): ValueSource {
  const sources = new Map([...used].map(([name, variable]) => [name, sourceOf(name, variable)]));
  const find = (name: string, given: GivenVariables) => sources.get(name)?.read(given) ?? null;

  return { key: print(node), read: (given) => plainValue(node, (name) => find(name, given)) };
}

/** Checks a list; a single value counts as a list of one. */
function coerceList(item: GraphQLInputType, type: GraphQLInputType, node: ValueNode, place: Place): Input {
  const nodes = node.kind === Kind.LIST ? node.values : [node];
  const items = nodes.map((child, index) =>
    coerceInput(item, child, {
      ...place,
      hasDefault: false,
      path: place.path.index(index),
    }),
  );
  const constants = items.filter((input) => input.kind === 'leaf' && input.source === undefined);
  if (items.length > 0 && constants.length < items.length) return { kind: 'list', path: place.path, items };
  if (items.length === 0 && !isScalarItem(item)) return { kind: 'list', path: place.path, items };
  const value = constants.map((input) => (input.kind === 'leaf' ? input.value : null));

  return { kind: 'leaf', path: place.path, type, value, source: undefined, check: (candidate) => candidate };
}

function isScalarItem(item: GraphQLInputType): boolean {
  const nullable = isNonNullType(item) ? item.ofType : item;

  return !isInputObjectType(nullable) && !isEnumType(nullable);
}

type Layout = { readonly fields: readonly GraphQLInputField[]; readonly hasRequired: boolean };

const layouts = new WeakMap<GraphQLInputObjectType, Layout>();

/** Returns a type's fields as a list, which is made once: graphql-js keeps them in an object that is slow to list. */
function layoutOf(type: GraphQLInputObjectType): Layout {
  const known = layouts.get(type);
  if (known !== undefined) return known;
  const fields = Object.values(type.getFields());
  const layout = { fields, hasRequired: fields.some(isRequired) };
  layouts.set(type, layout);

  return layout;
}

function isRequired({ type, defaultValue }: GraphQLInputField): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

function coerceObject(type: GraphQLInputObjectType, node: ValueNode, place: Place): Input {
  if (node.kind !== Kind.OBJECT) {
    throw invalid(place.path, `expected an object for type "${type.name}", but found ${describeNode(node)}`);
  }
  const known = type.getFields();
  let last: GraphQLInputField | undefined;
  for (const { name } of node.fields) {
    last = known[name.value];
    if (last === undefined) {
      throw unknownField(place.path.key(name.value), name.value, type);
    }
  }
  const layout = layoutOf(type);
  const isOnly = node.fields.length === 1 && !layout.hasRequired;
  const fields: ObjectInputField[] = [];
  for (const field of isOnly && last ? [last] : layout.fields) {
    const coerced = coerceField(field, node, place);
    if (coerced !== undefined) fields.push(coerced);
  }
  if (fields.length > 1) {
    const written = node.fields.map(({ name }) => name.value);
    fields.sort((a, b) => written.indexOf(a.name) - written.indexOf(b.name));
  }

  return { kind: 'object', path: place.path, fields };
}

function coerceField(
  field: GraphQLInputField,
  node: ObjectValueNode,
  place: Place,
): ObjectInputField | undefined {
  const given = node.fields.find(({ name }) => name.value === field.name)?.value;
  if (given === undefined) {
    if (isRequired(field))
      throw invalid(place.path.key(field.name), `missing required field "${field.name}"`);

    return undefined;
  }
  const path = place.path.key(field.name);
  const { meaning } = field.extensions;
  const { variables, check } = place;
  const isColumn = isColumnField(meaning, place.isColumn);
  const hasDefault = field.defaultValue !== undefined;
  const input = coerceInput(field.type, given, { path, variables, isColumn, hasDefault, check });

  return { name: field.name, meaning, input };
}
