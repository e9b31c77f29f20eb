import { MetadataError } from '../errors/metadata-error.ts';

const NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;
/** Words that an enum's value can't be: https://spec.graphql.org/October2021/#EnumValue */
const LITERALS: readonly string[] = ['true', 'false', 'null'];
/** Names that a row's conditions have for something else. */
const OF_EVERY_ROW: readonly string[] = ['_and', '_or', '_not'];
/** Begins the names of introspection. */
const RESERVED = '__';

/** Returns true if the text is a valid GraphQL name. See https://spec.graphql.org/October2021/#sec-Names */
export function isGraphqlName(text: string): boolean {
  return NAME.test(text);
}

/** Returns true if an enum may have the text as a value. */
export function isEnumValueName(text: string): boolean {
  return isGraphqlName(text) && !text.startsWith(RESERVED) && !LITERALS.includes(text);
}

/** Returns true if a column may have the name: it is a field, a condition, and a value of enums of columns. */
export function isColumnName(text: string): boolean {
  return isEnumValueName(text) && !OF_EVERY_ROW.includes(text);
}

/** Throws for a name that GraphQL does not allow. */
export function requireGraphqlName(name: string, what: string, place: string): void {
  if (isGraphqlName(name) && !name.startsWith(RESERVED)) return;
  throw new MetadataError(
    place,
    `the ${what} "${name}" is not possible: a GraphQL name has only letters without accents, digits and underscores, and does not begin with a digit or two underscores`,
  );
}
