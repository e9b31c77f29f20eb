import { findColumns, type Columns } from '#rules/contacts/find-columns.ts';

/** Guesses the columns from the header's names or, without a header, from the cell with an e-mail in the first row. */
export function guessColumns(first: readonly string[], hasHeader: boolean): Columns {
  if (hasHeader) return findColumns(first);
  const email = first.findIndex((cell) => cell.includes('@'));

  return email < 0 ? {} : { email };
}

/** Tells whether the first row is a header: it is one if no cell contains `@`. */
export function looksLikeHeader(first: readonly string[]): boolean {
  return !first.some((cell) => cell.includes('@'));
}
