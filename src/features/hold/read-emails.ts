import Papa from 'papaparse';
import { findColumns } from '#rules/contacts/find-columns.ts';
import { emailKey, toStoredEmail } from '#rules/email/stored-email.ts';
import { guessDelimiter } from '#rules/csv/guess-delimiter.ts';

/** The text between the emails of one cell: mail programs write `a@x; b@y`, `Amal <a@x>, b@y` and `mailto:a@x`. */
const BETWEEN = /[\s,;،؛|<>()[\]"]+|mailto:/iu;
/** Quotes and full stops around an email. */
const AROUND = /^[.'’‘“”«»]+|[.'’‘“”«»:]+$/gu;

/** Characters from which the columns are found. */
const HEAD_LENGTH = 64 * 1024;

/**
 * Returns the emails of a text or CSV file, each once. Of a table with a column of emails by name that column counts,
 * as others may name who sent; of anything else every word with an at sign, however many stand in a line. The server
 * decides what is an email.
 */
export function readEmails(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const cell of cellsOf(text.replace(/^\uFEFF/, ''))) {
    for (const word of cell.split(BETWEEN)) {
      const email = word.replace(AROUND, '');
      if (email.includes('@')) byKey.set(emailKey(toStoredEmail(email)), email);
    }
  }
  return [...byKey.values()];
}

function cellsOf(text: string): string[] {
  const delimiter = guessDelimiter(text.slice(0, HEAD_LENGTH), (first) => emailColumnOf(first) !== undefined);
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  const column = emailColumnOf(data[0] ?? []);

  return column === undefined ? data.flat() : data.slice(1).map((cells) => cells[column] ?? '');
}

const emailColumnOf = (first: readonly string[]): number | undefined =>
  first.some((cell) => cell.includes('@')) ? undefined : findColumns(first).email;

/** Splits a list into parts of a length. */
export function partsOf<T>(list: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, at) =>
    list.slice(at * length, (at + 1) * length),
  );
}
