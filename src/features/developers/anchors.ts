/** Parts of the page with the reference, in order; each is an anchor. */
export const PARTS = [
  'first',
  'start',
  'guides',
  'examples',
  'explorer',
  'roles',
  'schemas',
  'limits',
  'codes',
  'changes',
] as const;

/** Sources of error codes, in the order of docs/integrate/error-codes.md. */
export const CODE_SOURCES = ['actions', 'session', 'web', 'engine', 'hasura'] as const;

/** Returns the anchor of a table. */
export const tableId = (name: string): string => `table-${name}`;

/** Returns the anchor of the error codes of one source. */
export const codeGroupId = (group: number): string => `codes-${CODE_SOURCES[group] ?? group}`;
