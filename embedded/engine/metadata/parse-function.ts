import type { FunctionMetadata } from './metadata.ts';
import { type ObjectReader, readObject } from './object-reader.ts';
import { parseQualifiedName } from './parse-names.ts';

/** Reads one entry of a source's `functions`. */
export const parseFunction = readObject((reader): FunctionMetadata => {
  const configuration = reader.optionalObject('configuration');
  const roots = configuration?.optionalObject('custom_root_fields');
  const parsed: FunctionMetadata = {
    function: parseQualifiedName(reader.unknown('function'), reader.placeOf('function')),
    customName: configuration?.optionalString('custom_name'),
    rootFields: {
      function: roots?.optionalString('function'),
      aggregate: roots?.optionalString('function_aggregate'),
    },
    sessionArgument: configuration?.optionalString('session_argument'),
    exposedAs: parseExposedAs(configuration),
    roles: reader.list('permissions', parseRole),
    comment: reader.optionalString('comment'),
    place: reader.place,
  };
  roots?.finish();
  configuration?.finish();

  return parsed;
});

function parseExposedAs(configuration: ObjectReader | undefined): FunctionMetadata['exposedAs'] {
  const value = configuration?.optionalString('exposed_as');
  if (value === undefined || value === 'query' || value === 'mutation') return value;
  throw configuration?.fault('exposed_as', `expected query or mutation, but found ${value}`);
}

/** Reads an entry of a list of permissions that holds only a role. */
export const parseRole = readObject((reader): string => {
  const role = reader.string('role');
  reader.ignore('comment');

  return role;
});
