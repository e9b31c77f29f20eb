import { toPlain } from './read-state.ts';

/** Columns that a file may have; only `email` is required. `full_name` counts where there is no `first_name`. */
export const FIELDS = ['email', 'first_name', 'last_name', 'full_name', 'locale', 'state'] as const;
export type Field = (typeof FIELDS)[number];
/** Index (from 0) of each field's cell within a row. */
export type Columns = Partial<Record<Field, number>>;

/** Names that files give to each column, without blanks and punctuation, the best first; the service has an equal list. */
const NAMES: Record<Field, string> = {
  email:
    'email emailaddress mail emailالبريد البريدالإلكتروني البريدالالكتروني البريد الإيميل email1value emailvalue',
  first_name: 'firstname givenname forename الاسمالأول الاسمالاول',
  last_name: 'lastname surname familyname اسمالعائلة العائلة اللقب الكنية',
  full_name: 'fullname name displayname الاسمالكامل الاسم',
  locale: 'locale language lang اللغة',
  state:
    'subscriptionstatus subscriberstatus emailstatus status unsubtime cleantime unsubscribedat state حالةالاشتراك الحالة',
};

/** Guesses the columns from the header's names or, without a header, from the cell with an e-mail in the first row. */
export function guessColumns(first: readonly string[], hasHeader: boolean): Columns {
  if (!hasHeader) {
    const email = first.findIndex((cell) => cell.includes('@'));
    return email < 0 ? {} : { email };
  }
  const names = first.map(toPlain);
  const found = FIELDS.flatMap((field) => {
    const best = NAMES[field].split(' ').find((name) => names.includes(name));
    return best === undefined ? [] : [[field, names.indexOf(best)] as const];
  });

  return Object.fromEntries(found);
}

/** Tells whether the first row is a header: it is one if no cell contains `@`. */
export function looksLikeHeader(first: readonly string[]): boolean {
  return !first.some((cell) => cell.includes('@'));
}
