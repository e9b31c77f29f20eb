/** State that a row can give to a contact: it gets no newsletters. No import subscribes anybody. */
export type LeftState = 'unsubscribed' | 'bounced';

/** Values of the state columns of listmonk, Keila, Mailtrain, Mailchimp and others; the actions service has an equal list. */
const STATES: ReadonlyMap<string, LeftState | 'subscribed'> = new Map(
  Object.entries({
    subscribed:
      'subscribed subscriber active enabled confirmed optedin optin 1 مشترك مشتركة نشط نشطة مفعل مفعلة',
    unsubscribed:
      'unsubscribed unsubscribe unsub blocklisted blacklisted blocked disabled optedout optout nonsubscribed ' +
      'notsubscribed complained complaint complainer spam abuse suppressed 2 4 ' +
      'ملغىالاشتراك ملغيالاشتراك ألغىالاشتراك الغىالاشتراك غيرمشترك غيرمشتركة محظور محظورة',
    bounced:
      'bounced bounce hardbounced hardbounce unreachable undeliverable undelivered cleaned 3 مرتد مرتدة',
  }).flatMap(([state, values]) =>
    values.split(' ').map((value) => [value, state as LeftState | 'subscribed'] as const),
  ),
);

/** Columns that hold a time if the contact has left; Mailchimp's files of those who left have them. */
const TIMES: ReadonlyMap<string, LeftState> = new Map([
  ['unsubtime', 'unsubscribed'],
  ['unsubscribedat', 'unsubscribed'],
  ['cleantime', 'bounced'],
]);

/** Keeps letters and digits only, in lower case: `E-Mail`, and `Email ` after a byte order mark, become `email`. */
export const toPlain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the state of every contact that has a time in the column with this name; null if it holds no times. */
export const stateOfColumn = (name: string): LeftState | null => TIMES.get(toPlain(name)) ?? null;

/**
 * Returns the state that a cell tells, null if it tells that the contact has not left, or undefined if nobody knows
 * what it tells.
 */
export function readState(cell: string, ofColumn: LeftState | null): LeftState | null | undefined {
  const value = cell === '' ? '' : toPlain(cell);
  if (value === '') return null;
  if (ofColumn) return ofColumn;
  const state = STATES.get(value);

  return state === 'subscribed' ? null : state;
}
