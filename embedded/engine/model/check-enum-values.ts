import { MetadataError } from '../errors/metadata-error.ts';
import type { TableMetadata } from '../metadata/metadata.ts';
import { isEnumValueName } from './graphql-name.ts';
import type { EnumValue } from './model.ts';

/** Values that a message names at most. */
const SHOWN = 5;

/**
 * Throws if the rows of an enum table can't be the values of an enum.
 *
 * See https://hasura.io/docs/2.0/schema/postgres/enums/#pg-create-enum-table
 */
export function checkEnumValues(
  values: readonly EnumValue[],
  { table: { schema, name }, place }: TableMetadata,
): void {
  const table = `the table "${schema}.${name}" can't be an enum`;
  if (values.length === 0) throw new MetadataError(place, `${table}: it must have at least one row`);
  const invalid = values.filter((value) => !isEnumValueName(value.name)).map((value) => `"${value.name}"`);
  if (invalid.length === 0) return;
  const shown = [...invalid.slice(0, SHOWN), ...(invalid.length > SHOWN ? ['…'] : [])].join(', ');

  throw new MetadataError(place, `${table}: its values ${shown} are no names of GraphQL enum values`);
}
