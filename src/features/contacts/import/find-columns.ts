/** The columns of a contact that a file may have; the address must be there. */
export const FIELDS = ['email', 'first_name', 'last_name', 'locale'] as const;
export type Field = (typeof FIELDS)[number];
/** Which cell of a row holds what, counted from 0. */
export type Columns = Partial<Record<Field, number>>;

/** What files call their columns, without blanks and signs between the letters; the actions service knows the same. */
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

/** Guesses the columns: by the names of the header, else by the first row's address. */
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

/** Whether a first row looks like names of columns: it has no address. */
export function looksLikeHeader(first: readonly string[]): boolean {
  return !first.some((cell) => cell.includes('@'));
}
