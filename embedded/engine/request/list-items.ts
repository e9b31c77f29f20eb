/**
 * Returns the items of a value in a place where a list is expected; a single value is a list of one.
 * See https://spec.graphql.org/October2021/#sec-List.Input-Coercion
 */
export function listItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
