import { Kind, type ValueNode } from 'graphql';
import { NumberText } from '../json/exact-json.ts';

/** Returns the JSON value of a node of the document; numbers keep their digits, `variable` looks up variables. */
export function plainValue(node: ValueNode, variable: (name: string) => unknown = () => null): unknown {
  switch (node.kind) {
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return new NumberText(node.value);
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.LIST:
      return node.values.map((item) => plainValue(item, variable));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map((field) => [field.name.value, plainValue(field.value, variable)]),
      );
    case Kind.VARIABLE:
      return variable(node.name.value);
  }
}
