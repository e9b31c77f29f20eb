import { type GraphQLEnumType, Kind, type ValueNode } from 'graphql';
import { isGraphqlName } from '../model/graphql-name.ts';
import { describeJson, describeNode } from './describe-value.ts';
import type { EnumInput } from './input.ts';
import type { Path } from './path.ts';
import { invalid } from './validation-error.ts';

/** Checks an enum's value in the document, where it is a name, never a string. */
export function coerceEnum(type: GraphQLEnumType, node: ValueNode, path: Path): EnumInput {
  if (node.kind !== Kind.ENUM) throw noEnumValue(type, describeNode(node), path);

  return find(type, node.value, path);
}

/** Checks an enum's value in a variable, where it is a string. */
export function coerceEnumText(type: GraphQLEnumType, value: unknown, path: Path): EnumInput {
  if (typeof value !== 'string' || !isGraphqlName(value)) throw noEnumValue(type, describeJson(value), path);

  return find(type, value, path);
}

function find(type: GraphQLEnumType, name: string, path: Path): EnumInput {
  const found = type.getValue(name);
  if (found === null || found === undefined) throw unknownValue(type, name, path);

  return { kind: 'enum', path, name, value: found.value };
}

function noEnumValue({ name }: GraphQLEnumType, found: string, path: Path) {
  return invalid(path, `expected an enum value for type "${name}", but found ${found}`);
}

function unknownValue(type: GraphQLEnumType, found: string, path: Path) {
  const names = type.getValues().map(({ name }) => name);
  const wanted = names.length === 1 ? `the value ${names[0] ?? ''}` : `one of the values ${orList(names)}`;

  return invalid(path, `expected ${wanted} for type "${type.name}", but found "${found}"`);
}

/** Joins names: `a`, `a or b`, `a, b, or c`. */
function orList(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' or ');

  return `${names.slice(0, -1).join(', ')}, or ${names.at(-1) ?? ''}`;
}
