import { ActionError } from '#actions/lib/action-error.ts';

/** Columns that a file may have; only `email` is required. */
export const FIELDS = ['email', 'first_name', 'last_name', 'locale'] as const;
export type Field = (typeof FIELDS)[number];

/** Index of each column in a row, counted from 0. */
export type Columns = { email: number } & Partial<Record<Field, number>>;

/** Names that files give to each column, without blanks and punctuation. */
const NAMES: ReadonlyMap<string, Field> = new Map(
  (
    [
      [
        'email',
        [
          'email',
          'emailaddress',
          'mail',
          'emailالبريد',
          'البريدالإلكتروني',
          'البريدالالكتروني',
          'البريد',
          'الإيميل',
        ],
      ],
      ['first_name', ['firstname', 'givenname', 'forename', 'الاسمالأول', 'الاسمالاول', 'الاسم']],
      ['last_name', ['lastname', 'surname', 'familyname', 'اسمالعائلة', 'العائلة', 'اللقب', 'الكنية']],
      ['locale', ['locale', 'language', 'lang', 'اللغة']],
    ] as const
  ).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
);

/** Keeps letters and digits only, in lower case: `E-Mail`, and `Email ` after a byte order mark, become `email`. */
const plain = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the columns by the names of a header row; of two columns for one field the first counts. */
export function findColumns(header: readonly string[]): Columns {
  const found = new Map<Field, number>();
  for (const [index, name] of header.entries()) {
    const field = NAMES.get(plain(name));
    if (field && !found.has(field)) found.set(field, index);
  }
  const email = found.get('email');
  if (email === undefined) {
    throw new ActionError(
      'import-email-column-missing',
      'No valid contacts found in the CSV file. Please ensure it has "email" column.',
      { status: 422 },
    );
  }
  return { ...Object.fromEntries(found), email };
}
