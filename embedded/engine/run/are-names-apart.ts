import { columnType, type ColumnType } from '../model/column-type.ts';
import type { CallableFunction, Model, Table } from '../model/model.ts';
import { META_FIELDS } from '../schema/build-role-schema.ts';
import { BY_ENGINE, RESERVED, SCALAR, type TypeName } from '../schema/context.ts';

/** Names that fields of any table may need: the engine's own, and scalars with which columns are compared. */
const OWN = [...RESERVED, 'order_by', 'cursor_ordering'];
const SCALARS = ['uuid', 'timestamptz', 'json', 'jsonb', 'lquery', 'ltxtquery'];

/**
 * Returns true if no two objects of the model can need one name in a schema, so that only a schema's parts that are used
 * need to be made. Every type that an object needs has the object's name, or that name, a `_` and more. So names are
 * apart if none of them begins another one in this way. False means that only the whole schema can tell.
 */
export function areNamesApart(model: Model): boolean {
  const rootFields = rootFieldsOf(model);
  if (new Set(rootFields).size < rootFields.length) return false;
  const places = new Map<string, string>();
  for (const { name, place } of typeNamesOf(model)) {
    if ((places.get(name) ?? place) !== place) return false;
    places.set(name, place);
  }

  return [...places].every(([name, place]) =>
    beginningsOf(name).every((beginning) => (places.get(beginning) ?? place) === place),
  );
}

/** Returns what is before each `_` of a name. */
function beginningsOf(name: string): string[] {
  return [...name.matchAll(/_/g)].map(({ index }) => name.slice(0, index));
}

function rootFieldsOf({ tables, functions, actions }: Model): string[] {
  return [
    ...META_FIELDS,
    ...tables.flatMap(({ rootFields }) => Object.values(rootFields)),
    ...functions.flatMap(({ fieldName, aggregateFieldName }) => [fieldName, aggregateFieldName]),
    ...actions.map(({ name }) => name),
  ];
}

/** Returns the names with which the types of each object begin. */
export function typeNamesOf({ tables, functions, actions, customTypes }: Model): TypeName[] {
  const { scalars, enums, inputObjects, objects } = customTypes;

  return [
    ...OWN.map((name) => ({ name, place: BY_ENGINE })),
    ...SCALARS.map((name) => ({ name, place: SCALAR })),
    ...tables.flatMap(namesOfTable),
    ...functions.flatMap(({ fieldName, metadata: { place }, call }) => [
      { name: fieldName, place },
      ...namesOfArguments(call),
    ]),
    ...[...scalars, ...enums, ...inputObjects, ...objects, ...actions],
  ];
}

function namesOfTable({ typeName, metadata: { place }, columns, computedFields }: Table): TypeName[] {
  return [
    { name: typeName, place },
    ...columns.flatMap(({ type }) => namesOfType(type)),
    ...[...computedFields.values()].flatMap((field) => [
      { name: `${field.name}_${typeName}`, place: field.place },
      ...namesOfArguments(field.call),
      ...(field.result.kind === 'scalar' ? namesOfType(field.result.type) : []),
    ]),
  ];
}

function namesOfArguments({ arguments: args }: CallableFunction): TypeName[] {
  const inputs = args.filter(({ role }) => role === 'input');

  return inputs.flatMap(({ type }) =>
    type.kind === 'c'
      ? [{ name: `${type.name}_scalar`, place: SCALAR }]
      : namesOfType(columnType(type, true)),
  );
}

/** Returns the name of a scalar; the type of an enum table's values begins with that table's name. */
function namesOfType(type: ColumnType): TypeName[] {
  if (type.kind === 'list') return namesOfType(type.element);

  return type.kind === 'enum' || RESERVED.includes(type.name) ? [] : [{ name: type.name, place: SCALAR }];
}
