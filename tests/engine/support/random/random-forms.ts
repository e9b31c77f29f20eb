import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Random } from './random.ts';

/** A document whose arguments are all variables, with the types of these. */
export type FormsDocument = {
  readonly query: string;
  readonly types: ReadonlyMap<string, GraphQLInputType>;
};

const MAX_DEPTH = 4;

/** Makes a document of one root field; a random choice of its arguments are variables. */
export function randomDocument(schema: GraphQLSchema, random: Random): FormsDocument {
  const [kind, root] = random.pick([
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const);
  const field = random.pick(Object.values(root?.getFields() ?? {}));
  const args = field.args.filter(({ type }) => isNonNullType(type) || !random.oneIn(4));
  const types = new Map(args.map(({ name, type }) => [name, type]));
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const within = (text: string) => (text === '' ? '' : `(${text})`);

  return {
    types,
    query: `${kind} ${within(declared)} { ${field.name}${within(given)}${selectionOf(field, 2)} }`,
  };
}

function selectionOf({ type }: GraphQLField<unknown, unknown>, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter((field) => field.args.every((argument) => !isNonNullType(argument.type)))
    .filter((field) => !isObjectType(getNamedType(field.type)) || (depth > 0 && field.name === 'returning'))
    .map((field) => `${field.name}${selectionOf(field, depth - 1)}`);

  return ` { ${['__typename', ...fields].join(' ')} }`;
}

const SCALARS: Readonly<Record<string, readonly unknown[]>> = {
  Int: [1, 2, 3, 4],
  Boolean: [true, false],
  String: ['a', 'b', 'c'],
  jsonb: [1, 'a', [1, [2]], { a: 1 }, [{ a: 1 }]],
};

/** Makes a value of a type; lists are written as lists. */
export function randomValue(type: GraphQLInputType, random: Random, depth = 0): unknown {
  if (!isNonNullType(type) && random.oneIn(depth === 0 ? 16 : 8)) return null;
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (isListType(nullable)) {
    const length = depth > MAX_DEPTH ? 0 : random.pick([0, 1, 1, 1, 1, 2]);
    const item = nullable.ofType as GraphQLInputType;

    return Array.from({ length }, () => randomValue(item, random, depth + 1));
  }
  if (isEnumType(nullable)) return random.pick(nullable.getValues()).name;
  if (!isInputObjectType(nullable)) return random.pick(SCALARS[nullable.name] ?? ['a']);
  const fields = Object.values(nullable.getFields());
  const needed = fields.filter((field) => isNonNullType(field.type));
  const others = fields.filter((field) => !isNonNullType(field.type));
  const chosen =
    depth > MAX_DEPTH || others.length === 0
      ? []
      : Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.pick(others));

  return Object.fromEntries(
    [...new Set([...needed, ...chosen])].map((field) => [
      field.name,
      randomValue(field.type, random, depth + 1),
    ]),
  );
}

/** Writes some lists of one item as the item, and gives some scalars and enums other values. */
export function otherForm(type: GraphQLInputType, value: unknown, random: Random): unknown {
  if (value === null) return null;
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (isListType(nullable)) {
    const item = nullable.ofType as GraphQLInputType;
    const items = (value as readonly unknown[]).map((element) => otherForm(item, element, random));

    return items.length === 1 && items[0] !== null && random.oneIn(2) ? items[0] : items;
  }
  if (isEnumType(nullable)) return random.oneIn(6) ? random.pick(nullable.getValues()).name : value;
  if (!isInputObjectType(nullable))
    return random.oneIn(3) ? random.pick(SCALARS[nullable.name] ?? ['a']) : value;
  const fields = nullable.getFields();

  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]: [string, unknown]) => {
      const field = fields[name];

      return [name, field === undefined ? inner : otherForm(field.type, inner, random)];
    }),
  );
}
