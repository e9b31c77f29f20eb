import { ActionError } from '../../lib/action-error.ts';

/** The columns of a contact that a file may have; the address must be there. */
export const FIELDS = ['email', 'first_name', 'last_name', 'locale'] as const;
export type Field = (typeof FIELDS)[number];

/** Which cell of a row holds what, counted from 0. */
export type Columns = { email: number } & Partial<Record<Field, number>>;

/** What files call their columns, without blanks and signs between the letters. */
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

/** Letters and digits alone, in lower case: `Email ` behind a byte order mark and `E-Mail` are `email`. */
const plain = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the columns by the names of a header row; of two with one name the first counts. */
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
