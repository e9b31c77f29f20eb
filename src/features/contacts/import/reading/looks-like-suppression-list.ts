import { toPlain } from '#rules/text/to-plain.ts';

/** Names of files with people who left, as other programs and people call them. */
const FILE_NAME =
  /unsub|cleaned|bounce|block-?list|black-?list|suppress|opt(ed)?[-_ ]?out|complain|ملغ|محظور|غير[-_ ]?مشترك/i;
/** Columns that only Mailchimp's files of people who left have. */
const COLUMNS = new Set(['unsubtime', 'cleantime']);

/** Tells whether a file looks like a list of people who left: by its columns, its name, or the states of its rows. */
export function looksLikeSuppressionList(
  header: readonly string[],
  fileName: string,
  { rows, leaving }: { rows: number; leaving: number },
): boolean {
  if (header.some((name) => COLUMNS.has(toPlain(name)))) return true;

  return FILE_NAME.test(fileName) || (rows > 0 && 2 * leaving >= rows);
}
