import { Kind, parseType, type TypeNode } from 'graphql';
import type { Catalog } from '../catalog/catalog.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import type { CustomRelationship, Metadata } from '../metadata/metadata.ts';
import { isEnumValueName, requireGraphqlName } from './graphql-name.ts';
import type { Model } from './model.ts';

type Named = { readonly name: string; readonly place: string };

const BUILT_IN = ['Int', 'Float', 'String', 'Boolean', 'ID'];

/**
 * Checks the types of actions: each name must mean a type, also where no role may call the action yet. Scalars of the
 * database count as Hasura's do.
 *
 * See https://hasura.io/docs/2.0/actions/types/
 */
export function checkCustomTypes(
  { customTypes, actions }: Pick<Metadata, 'customTypes' | 'actions'>,
  catalog: Catalog,
  tableOf: Model['tableOf'],
): void {
  const { objects, inputObjects, scalars, enums } = customTypes;
  checkNames([...scalars, ...enums, ...inputObjects, ...objects], 'type');
  for (const { name, place } of actions) requireGraphqlName(name, 'action', place);
  const names = (list: readonly Named[]) => list.map(({ name }) => name);
  const leaves = new Set([...BUILT_IN, ...catalog.scalars, ...names(scalars), ...names(enums)]);
  const kinds = {
    inputs: new Set([...leaves, ...names(inputObjects)]),
    outputs: new Set([...leaves, ...names(objects)]),
  };
  for (const { values, place } of enums) checkValues(values, place);
  for (const { fields, place } of inputObjects) checkFields(fields, kinds.inputs, `${place}.fields`);
  for (const { fields, place, relationships } of objects) {
    checkFields(fields, kinds.outputs, `${place}.fields`);
    for (const relationship of relationships) checkRelationship(relationship, fields, tableOf);
  }
  for (const { arguments: args, outputType, place } of actions) {
    checkFields(args, kinds.inputs, `${place}.definition.arguments`);
    checkType(outputType, kinds.outputs, `${place}.definition.output_type`);
  }
}

function checkNames(list: readonly Named[], what: string): void {
  for (const { name, place } of list) requireGraphqlName(name, what, place);
  refuseSecond(list, what);
}

function checkValues(values: readonly { readonly name: string }[], place: string): void {
  const invalid = values.find(({ name }) => !isEnumValueName(name));
  if (invalid !== undefined) throw new MetadataError(place, `"${invalid.name}" is no name of an enum value`);
  refuseSecond(
    values.map(({ name }) => ({ name, place })),
    'value',
  );
}

function checkFields(
  fields: readonly { readonly name: string; readonly type: string }[],
  known: ReadonlySet<string>,
  place: string,
): void {
  checkNames(
    fields.map(({ name }, index) => ({ name, place: `${place}[${index}]` })),
    'field',
  );
  for (const [index, { type }] of fields.entries()) checkType(type, known, `${place}[${index}].type`);
}

function checkType(notation: string, known: ReadonlySet<string>, place: string): void {
  const name = nameOf(typeIn(notation, place));
  if (!known.has(name))
    throw new MetadataError(place, `the type "${name}" is not defined in custom types, and is no scalar`);
}

function typeIn(notation: string, place: string): TypeNode {
  try {
    return parseType(notation);
  } catch {
    throw new MetadataError(place, `"${notation}" is no type; write for example [String!]!`);
  }
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

function checkRelationship(
  { table, fieldMapping, place }: CustomRelationship,
  fields: readonly { readonly name: string }[],
  tableOf: Model['tableOf'],
): void {
  const target = tableOf(table);
  if (target === undefined) throw new MetadataError(place, `${table.schema}.${table.name} is not tracked`);
  for (const [field, column] of Object.entries(fieldMapping)) {
    if (!fields.some(({ name }) => name === field))
      throw new MetadataError(place, `there is no field "${field}"`);
    if (!target.columnByName.has(column))
      throw new MetadataError(place, `${table.schema}.${table.name} has no column "${column}"`);
  }
}

function refuseSecond(list: readonly Named[], what: string): void {
  const seen = new Set<string>();
  for (const { name, place } of list) {
    if (seen.has(name))
      throw new MetadataError(place, `there is another ${what} "${name}"; leave one of them`);
    seen.add(name);
  }
}
