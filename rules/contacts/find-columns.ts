import { findConsentColumns } from './consent-columns.ts';
import { toPlain } from '../text/to-plain.ts';

/** Columns with one cell for each contact. `full_name` counts where there is no `first_name`. */
export const CELL_FIELDS = ['email', 'first_name', 'last_name', 'full_name', 'locale'] as const;
type CellField = (typeof CELL_FIELDS)[number];
/** Columns that a file may have; only `email` is required. */
export const FIELDS = [...CELL_FIELDS, 'state'] as const;

/** Index of each column in a row, counted from 0; several columns may say who has left (`state`). */
export type Columns = Partial<Record<CellField, number>> & { state?: readonly number[] };

/** Names that files give to each column, without blanks and punctuation, the best first. */
const NAMES: Record<CellField, readonly string[]> = {
  email: namesOf(
    'email emailaddress mail emailالبريد البريدالإلكتروني البريد الإيميل email1value emailvalue contactemail ' +
      'subscriberemail subscriber',
  ),
  first_name: namesOf('firstname givenname forename fname mergefirstname الاسمالأول'),
  last_name: namesOf('lastname surname familyname lname mergelastname اسمالعائلة العائلة اللقب الكنية'),
  full_name: namesOf('fullname name displayname الاسمالكامل الاسم'),
  locale: namesOf('locale language lang preferredlocale اللغة'),
};

function namesOf(names: string): string[] {
  return names.split(' ').map(toPlain);
}

/** Finds the columns by the names of a header row; of two columns with one name the first counts. */
export function findColumns(header: readonly string[]): Columns {
  const names = header.map(toPlain);
  const found = CELL_FIELDS.flatMap((field) => {
    const best = NAMES[field].find((name) => names.includes(name));
    return best === undefined ? [] : [[field, names.indexOf(best)] as const];
  });
  const columns: Columns = Object.fromEntries(found);
  const state = findConsentColumns(header);

  return state.length > 0 ? { ...columns, state } : columns;
}
