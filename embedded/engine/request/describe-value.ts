import { Kind, type ValueNode } from 'graphql';
import { NumberText } from '../json/exact-json.ts';

/** Describes a value of the document in the words of Hasura's messages. */
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

/** Kinds of JSON, by the names in Hasura's parser. */
export type JsonKind = 'Null' | 'Array' | 'Object' | 'String' | 'Number' | 'Boolean';

/** Returns a value's kind in JSON. */
export function jsonKind(value: unknown): JsonKind {
  if (value === null || value === undefined) return 'Null';
  if (Array.isArray(value)) return 'Array';
  if (typeof value === 'number' || value instanceof NumberText) return 'Number';
  if (typeof value === 'string') return 'String';

  return typeof value === 'boolean' ? 'Boolean' : 'Object';
}

/** Describes a variable's value in the words of Hasura's messages. A `NumberText` was written into the document. */
export function describeJson(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof NumberText) return /^-?[0-9]+$/.test(value.text) ? 'an integer' : 'a float';

  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
