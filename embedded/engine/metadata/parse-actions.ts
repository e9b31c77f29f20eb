import type { ActionHeader, ActionMetadata, CustomRelationship, CustomTypes, TypedName } from './metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { ObjectReader, type Origins, readObject } from './object-reader.ts';
import { parseRole } from './parse-function.ts';
import { parseQualifiedName, parseSourceReference, parseStrings } from './parse-names.ts';

/** Reads an action of exported metadata: arguments and output type are in its definition. */
export const parseAction = readObject((reader): ActionMetadata => {
  const definition = reader.object('definition');
  for (const key of ['request_transform', 'response_transform'])
    definition.refuse(key, 'remove it; let the handler take and give the plain form of an action');
  const action: ActionMetadata = {
    name: reader.string('name'),
    operation: definition.choice('type', ['query', 'mutation'], 'mutation'),
    isAsynchronous:
      definition.choice('kind', ['synchronous', 'asynchronous'], 'synchronous') === 'asynchronous',
    handler: definition.string('handler'),
    timeoutS: definition.optionalNumber('timeout'),
    forwardClientHeaders: definition.boolean('forward_client_headers'),
    ignoredClientHeaders: definition.strings('ignored_client_headers').map((name) => name.toLowerCase()),
    headers: definition.distinct('headers', parseHeader, ({ name: header }) => header.toLowerCase()),
    arguments: definition.list('arguments', parseTypedName),
    outputType: definition.string('output_type'),
    roles: reader.list('permissions', parseRole),
    comment: reader.optionalString('comment'),
    place: reader.place,
  };
  definition.finish();

  return action;
});

function parseHeader(value: unknown, place: string, origins: Origins): ActionHeader {
  const reader = new ObjectReader(value, place, origins);
  const name = reader.string('name');
  const constant = reader.optionalString('value');
  const variable = reader.optionalString('value_from_env');
  reader.finish();
  if (variable !== undefined && constant !== undefined)
    throw new MetadataError(place, 'expected value or value_from_env, but found both');
  if (variable !== undefined) return { name, value_from_env: variable };
  if (constant !== undefined) return { name, value: constant };
  throw new MetadataError(place, 'expected value or value_from_env, but found neither');
}

/** Reads the `custom_types` of exported metadata. */
export function parseCustomTypes(reader: ObjectReader | undefined): CustomTypes {
  const types: CustomTypes = {
    objects: reader?.list('objects', parseObject) ?? [],
    inputObjects: reader?.list('input_objects', parseInputObject) ?? [],
    scalars: reader?.list('scalars', parseScalar) ?? [],
    enums: reader?.list('enums', parseEnum) ?? [],
  };
  reader?.finish();

  return types;
}

const parseObject = readObject((reader): CustomTypes['objects'][number] => ({
  name: reader.string('name'),
  description: reader.optionalString('description'),
  fields: reader.list('fields', parseTypedName),
  relationships: reader.list('relationships', parseRelationship),
  place: reader.place,
}));

const parseInputObject = readObject((reader): CustomTypes['inputObjects'][number] => ({
  name: reader.string('name'),
  description: reader.optionalString('description'),
  fields: reader.list('fields', parseTypedName),
  place: reader.place,
}));

const parseScalar = readObject((reader): CustomTypes['scalars'][number] => ({
  name: reader.string('name'),
  description: reader.optionalString('description'),
  place: reader.place,
}));

const parseEnum = readObject((reader): CustomTypes['enums'][number] => ({
  name: reader.string('name'),
  description: reader.optionalString('description'),
  values: reader.list('values', parseEnumValue),
  place: reader.place,
}));

function parseEnumValue(value: unknown, place: string, origins: Origins) {
  if (typeof value === 'string') return { name: value, description: undefined };
  const reader = new ObjectReader(value, place, origins);
  reader.ignore('is_deprecated');
  const parsed = { name: reader.string('value'), description: reader.optionalString('description') };
  reader.finish();

  return parsed;
}

const parseTypedName = readObject((reader): TypedName => {
  reader.refuse('arguments', 'remove it; a field of a custom type takes none');

  return {
    name: reader.string('name'),
    type: reader.string('type'),
    description: reader.optionalString('description'),
  };
});

const parseRelationship = readObject((reader): CustomRelationship => {
  const type = reader.string('type');
  if (type !== 'object' && type !== 'array')
    throw reader.fault('type', `expected object or array, found ${type}`);

  return {
    name: reader.string('name'),
    type,
    table: parseQualifiedName(reader.unknown('remote_table'), reader.placeOf('remote_table')),
    fieldMapping: parseStrings(reader.object('field_mapping')),
    source: parseSourceReference(reader),
    place: reader.place,
  };
});
