import { ActionError } from '#actions/lib/action-error.ts';
import { toPlain } from './read-state.ts';

/** Columns that a file may have; only `email` is required. `full_name` counts where there is no `first_name`. */
export const FIELDS = ['email', 'first_name', 'last_name', 'full_name', 'locale', 'state'] as const;
type Field = (typeof FIELDS)[number];

/** Index of each column in a row, counted from 0. */
export type Columns = { email: number } & Partial<Record<Field, number>>;

/** Names that files give to each column, without blanks and punctuation, the best first; the site has an equal list. */
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

/** Finds the columns by the names of a header row; of two columns with one name the first counts. */
export function findColumns(header: readonly string[]): Columns {
  const names = header.map(toPlain);
  const found = FIELDS.flatMap((field) => {
    const best = NAMES[field].split(' ').find((name) => names.includes(name));
    return best === undefined ? [] : [[field, names.indexOf(best)] as const];
  });
  const columns: Partial<Columns> = Object.fromEntries(found);
  if (columns.email === undefined) {
    throw new ActionError(
      'import-email-column-missing',
      'No valid contacts found in the CSV file. Please ensure it has "email" column.',
      { status: 422 },
    );
  }
  return { ...columns, email: columns.email };
}
