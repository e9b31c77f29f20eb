import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { checkScalar, type ScalarCheck } from './check-scalar.ts';
import {
  type Input,
  isColumnField,
  type LeafInput,
  type ObjectInputField,
  unexpectedNull,
  type ValueSource,
} from './input.ts';
import { NumberText } from '../json/exact-json.ts';
import { coerceEnumText } from './coerce-enum.ts';
import { describeJson } from './describe-value.ts';
import { listItems } from './list-items.ts';
import type { Path } from './path.ts';
import { invalid, unknownField } from './validation-error.ts';
import type { GivenVariables } from './variables.ts';

type JsonPlace = {
  readonly path: Path;
  readonly isColumn: boolean;
  readonly source: ValueSource;
  readonly check?: ScalarCheck | undefined;
};

/** Checks a variable's value, or a part of it, against the type of its place. */
export function coerceJson(type: GraphQLInputType, value: unknown, place: JsonPlace): Input {
  if (value === null || value === undefined) return nullInput(type, place.path);
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (isListType(nullable)) return coerceList(nullable.ofType as GraphQLInputType, nullable, value, place);
  if (isInputObjectType(nullable)) return coerceObject(nullable, value, place);
  if (isEnumType(nullable)) return coerceEnumText(nullable, value, place.path);

  return leaf(nullable, value, place);
}

/** Returns null as an input if the type allows it, else throws. */
export function nullInput(type: GraphQLInputType, path: Path): Input {
  if (!isNonNullType(type)) return { kind: 'null', path, type };
  throw unexpectedNull({ type: type.ofType, path });
}

function leaf(
  type: GraphQLInputType,
  value: unknown,
  { path, source, isColumn, check: own }: JsonPlace,
): LeafInput {
  const check = (candidate: unknown) =>
    own ? own(candidate, path) : checkLeaf(type, candidate, path, isColumn);

  return { kind: 'leaf', path, type, value: check(value), source, check };
}

/** Checks a scalar or a list of scalars. */
function checkLeaf(type: GraphQLInputType, value: unknown, path: Path, isColumn: boolean): unknown {
  if (value === null || value === undefined) {
    nullInput(type, path);

    return null;
  }
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (!isListType(nullable)) return checkScalar(String(nullable), value, path, isColumn);
  const item = nullable.ofType as GraphQLInputType;

  return listItems(value).map((element, index) => checkLeaf(item, element, path.index(index), isColumn));
}

/** Checks a list. A list of scalars becomes one value, so that its length does not change the SQL. */
function coerceList(item: GraphQLInputType, type: GraphQLInputType, value: unknown, place: JsonPlace): Input {
  if (isScalarList(item)) return leaf(type, value, place);
  const { path, source } = place;
  const items = listItems(value).map((element, index) =>
    coerceJson(item, element, {
      ...place,
      path: path.index(index),
      source: itemOf(source, index),
    }),
  );

  return { kind: 'list', path, items };
}

/** Returns true if a list's items, or those of the lists in it, are scalars. */
export function isScalarList(item: GraphQLInputType): boolean {
  const nullable = isNonNullType(item) ? item.ofType : item;

  return isListType(nullable) ? isScalarList(nullable.ofType as GraphQLInputType) : isScalarType(nullable);
}

function coerceObject(type: GraphQLInputObjectType, value: unknown, place: JsonPlace): Input {
  const { path, source } = place;
  if (typeof value !== 'object' || Array.isArray(value) || value === null || value instanceof NumberText) {
    throw invalid(path, `expected an object for type "${type.name}", but found ${describeJson(value)}`);
  }
  const known = type.getFields();
  const fields = Object.entries(value).map(([name, inner]): ObjectInputField => {
    const field = known[name];
    if (field === undefined) throw unknownField(path.key(name), name, type);
    const { meaning } = field.extensions;
    const isColumn = isColumnField(meaning, place.isColumn);
    const within = { path: path.key(name), isColumn, source: fieldOf(source, name) };

    return { name, meaning, input: coerceJson(field.type, inner, within) };
  });
  for (const field of Object.values(known)) {
    const isMissing =
      isNonNullType(field.type) && field.defaultValue === undefined && !Object.hasOwn(value, field.name);
    if (isMissing) throw invalid(path.key(field.name), `missing required field "${field.name}"`);
  }

  return { kind: 'object', path, fields };
}

/** Returns the source of a field of an object. */
function fieldOf(source: ValueSource, name: string): ValueSource {
  return {
    key: `${source.key}.${JSON.stringify(name)}`,
    read: (given) => (source.read(given) as GivenVariables | null | undefined)?.[name],
  };
}

/** Returns the source of an item of a list. Requests that share a plan give a list of one in either form. */
function itemOf(source: ValueSource, index: number): ValueSource {
  return { key: `${source.key}.${index}`, read: (given) => listItems(source.read(given))[index] };
}
