import { hash } from 'node:crypto';

/** How the values of a key column are written as text before they are hashed. */
export type KeyKind = 'uuid' | 'integer' | 'boolean' | 'enum' | 'date' | 'text';

/** A column whose values, as hashes, the triggers report when rows change. */
export type KeyColumn = { readonly name: string; readonly kind: KeyKind };

/**
 * Texts that PostgreSQL writes for a value of the kind. Another text may mean the same value (`+7`, `TRUE`, `today`); its
 * hash would be another one than that of the row's value.
 */
const canonical: Readonly<Record<KeyKind, RegExp>> = {
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/,
  integer: /^(0|-?[1-9]\d*)$/,
  boolean: /^(true|false)$/,
  enum: /^/,
  date: /^[1-9]\d{3}-\d{2}-\d{2}$/,
  text: /^/,
};

/** Characters of a hash: 48 bits, so that two of a table's values hardly ever share one. */
const HASH_LENGTH = 8;

/** Returns the hash of a value; undefined if the text is not the one that PostgreSQL writes for the value. */
export function hashOfKey(kind: KeyKind, text: string): string | undefined {
  return canonical[kind].test(text) ? hash('sha256', text, 'base64').slice(0, HASH_LENGTH) : undefined;
}

/** Returns the SQL of the same hash, which is null for null. `value` is the SQL of the column. */
export function sqlHashOfKey(kind: KeyKind, value: string): string {
  // A date's text depends on the session's DateStyle.
  const text = kind === 'date' ? `pg_catalog.to_char(${value}, 'YYYY-MM-DD')` : `${value}::pg_catalog.text`;

  return `pg_catalog."left"(pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(${text}, 'UTF8')), 'base64'), ${HASH_LENGTH})`;
}
