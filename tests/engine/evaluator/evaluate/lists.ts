/** Reads a value for a list as GraphQL does: a single value is a list of one. */
export function listOf(value: unknown): readonly unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
}
