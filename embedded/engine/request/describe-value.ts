import { Kind, type ValueNode } from 'graphql';
import { NumberText } from '../model/postgres-value.ts';

/** Hasura's words for what was found: of the document's own values … */
export function describeNode(node: ValueNode): string {
  switch (node.kind) {
    case Kind.NULL:
      return 'null';
    case Kind.INT:
      return 'an integer';
    case Kind.FLOAT:
      return 'a float';
    case Kind.STRING:
      return 'a string';
    case Kind.BOOLEAN:
      return 'a boolean';
    case Kind.ENUM:
      return 'an enum value';
    case Kind.LIST:
      return 'a list';
    case Kind.OBJECT:
      return 'an object';
    case Kind.VARIABLE:
      return 'a variable';
  }
}

/** The kinds of JSON, by the names that Hasura's parser has for them. */
export type JsonKind = 'Null' | 'Array' | 'Object' | 'String' | 'Number' | 'Boolean';

/** What a value is in JSON. */
export function jsonKind(value: unknown): JsonKind {
  if (value === null || value === undefined) return 'Null';
  if (Array.isArray(value)) return 'Array';
  if (typeof value === 'number' || value instanceof NumberText) return 'Number';
  if (typeof value === 'string') return 'String';

  return typeof value === 'boolean' ? 'Boolean' : 'Object';
}

/** … and of a variable's. A number that kept its digits was written into the document. */
export function describeJson(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof NumberText) return /^-?[0-9]+$/.test(value.text) ? 'an integer' : 'a float';

  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
