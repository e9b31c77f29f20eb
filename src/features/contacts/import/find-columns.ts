/** Columns of a contact that a file may have; only `email` is required. */
export const FIELDS = ['email', 'first_name', 'last_name', 'locale'] as const;
export type Field = (typeof FIELDS)[number];
/** Index (from 0) of each field's cell within a row. */
export type Columns = Partial<Record<Field, number>>;

/** Column names found in files, without spaces and punctuation; the actions service has an equal list. */
const NAMES: ReadonlyMap<string, Field> = new Map(
  Object.entries({
    email: 'email emailaddress mail البريدالإلكتروني البريدالالكتروني البريد الإيميل',
    first_name: 'firstname givenname forename الاسمالأول الاسمالاول الاسم',
    last_name: 'lastname surname familyname اسمالعائلة العائلة اللقب الكنية',
    locale: 'locale language lang اللغة',
  } satisfies Record<Field, string>).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as Field] as const),
  ),
);

/** Guesses the columns from the header's names or, without a header, from the cell with an e-mail in the first row. */
export function guessColumns(first: readonly string[], hasHeader: boolean): Columns {
  if (!hasHeader) {
    const email = first.findIndex((cell) => cell.includes('@'));
    return email < 0 ? {} : { email };
  }
  const found: [Field, number][] = [];
  for (const [index, name] of first.entries()) {
    const field = NAMES.get(
      name
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, ''),
    );
    if (field && !found.some(([known]) => known === field)) found.push([field, index]);
  }

  return Object.fromEntries(found);
}

/** Tells whether the first row is a header: it is one if no cell contains `@`. */
export function looksLikeHeader(first: readonly string[]): boolean {
  return !first.some((cell) => cell.includes('@'));
}
