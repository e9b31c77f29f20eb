import { findColumns, type Columns } from '#rules/contacts/find-columns.ts';
import { readLanguage } from '#rules/contacts/read-language.ts';

type Rows = readonly (readonly string[])[];

/**
 * Guesses the columns from the header's names or, without a header, from the cell with an e-mail in the first row. The
 * column of languages is guessed from its values too.
 */
export function guessColumns(rows: Rows, hasHeader: boolean): Columns {
  const [first = []] = rows;
  const columns = hasHeader ? findColumns(first) : columnsWithoutHeader(first);
  const locale = columns.locale ?? findLanguages(hasHeader ? rows.slice(1) : rows, columns);

  return locale === undefined ? columns : { ...columns, locale };
}

function columnsWithoutHeader(first: readonly string[]): Columns {
  const email = first.findIndex((cell) => cell.includes('@'));

  return email < 0 ? {} : { email };
}

/** Returns the index of the first column of which nothing else is known and whose values are the site's languages. */
function findLanguages(rows: Rows, { state = [], ...cells }: Columns): number | undefined {
  const taken = new Set([...Object.values(cells), ...state]);
  const width = Math.max(0, ...rows.map(({ length }) => length));

  return [...Array(width).keys()].find(
    (index) => !taken.has(index) && areLanguages(rows.map((row) => row[index] ?? '')),
  );
}

/** Letters of the longest code of a language; such a code may also mean something else, as `AR` means Argentina. */
const CODE_LENGTH = 3;

/** Tells whether all values are English or Arabic; codes tell it only where there are both. */
function areLanguages(values: readonly string[]): boolean {
  const given = values.map((value) => value.trim()).filter((value) => readLanguage(value) !== null);
  const languages = new Set(given.map(readLanguage));
  if (languages.has(undefined)) return false;

  return languages.size > 1 || given.some(({ length }) => length > CODE_LENGTH);
}

/** Tells whether the first row is a header: it is one if no cell contains `@`. */
export function looksLikeHeader(first: readonly string[]): boolean {
  return !first.some((cell) => cell.includes('@'));
}
