import type { Reason } from '#rules/contacts/check-contact.ts';
import type { Rejection } from './import-record.ts';

const TEXTS: Record<Reason, string> = {
  'email-missing': 'there is no email',
  'email-invalid': 'the email is not valid',
  'name-too-long': 'a name has more than 100 characters',
  'name-unprintable': 'a name has control characters',
  'text-broken': 'the text does not fit the encoding',
  'row-malformed': 'there is text after a closing quote',
  'state-unknown': 'nobody knows whether this value means that the contact gets newsletters',
  'state-skipped': 'its value was to be left out',
};

/** Says why a row is rejected; an unknown state is named. */
export function textOfRejection({ reason, value }: Rejection): string {
  return value === undefined ? TEXTS[reason] : `${TEXTS[reason]}: "${value}"`;
}
