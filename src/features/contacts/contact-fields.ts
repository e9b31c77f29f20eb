import { LOCALES } from '#src/config/locale.ts';
import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, text } from '#src/kit/fields/kinds.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { UNPRINTABLE } from '#rules/contacts/names.ts';
import { LENGTHS } from '#rules/lengths.ts';
import { isEmail, toStoredEmail } from '#rules/email/stored-email.ts';

/** Columns about who gets newsletters, and why. */
const STATE = ['state', 'state_reason', 'state_note'] as const;

/** Columns about the consent of a contact that signed up on the site. */
const CONSENT = [
  'consent_version',
  'consent_locale',
  'consent_source',
  'consent_requested_at',
  'consent_confirmed_at',
] as const;

/** Fields of a contact; an international domain is stored in ASCII. */
export const contactFields = fieldsOf(
  'contacts',
  {
    email: text({
      label: 'contacts.form.email',
      control: 'email',
      required: 'contacts.form.emailInvalid',
      rules: (schema) =>
        schema.test(
          'email',
          () => ({ id: 'contacts.form.emailInvalid' }),
          (value) => isEmail(toStoredEmail(value ?? '')),
        ),
      stored: toStoredEmail,
    }),
    first_name: name('contacts.form.firstName'),
    last_name: name('contacts.form.lastName'),
    locale: choice(LOCALES, {
      label: 'contacts.form.locale',
      hint: 'contacts.form.localeHint',
      empty: 'en',
      words: { en: 'contacts.locale.en', ar: 'contacts.locale.ar' },
    }),
  },
  {
    documents: { one: 'Contact', many: 'Contacts' },
    alsoRead: ['external_id', ...STATE, 'source', ...CONSENT, 'unsubscribed_at', 'created_at', 'updated_at'],
    // An import reads this file as it was (rules/contacts/own-file.ts).
    exported: [
      'external_id',
      'email',
      'first_name',
      'last_name',
      'locale',
      ...STATE,
      'unsubscribed_at',
      'source',
      ...CONSENT,
      'created_at',
    ],
  },
);

function name(label: MessageId) {
  return text({
    label,
    max: LENGTHS.contacts.first_name,
    tooLong: 'contacts.form.nameTooLong',
    rules: (schema) =>
      schema.test(
        'plain',
        () => ({ id: 'contacts.form.nameUnprintable' }),
        (value) => !UNPRINTABLE.test(value ?? ''),
      ),
  });
}
