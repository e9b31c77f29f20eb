import { LOCALES } from '#src/config/locale.ts';
import { fieldsOf } from '#src/kit/fields/fields-of.ts';
import { choice, text } from '#src/kit/fields/kinds.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { isEmail, toStoredEmail } from '#rules/contacts/stored-email.ts';

/** Characters; the same limit as the check constraint on contacts.first_name and last_name. */
export const NAME_MAX_LENGTH = 100;
/** Control characters and marks that change the text direction, as in the check constraint contacts_text_plain. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

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
    alsoRead: ['state', 'source', ...CONSENT, 'unsubscribed_at', 'created_at', 'updated_at'],
    exported: ['email', 'first_name', 'last_name', 'locale', 'state', 'source', ...CONSENT, 'created_at'],
  },
);

function name(label: MessageId) {
  return text({
    label,
    max: NAME_MAX_LENGTH,
    tooLong: 'contacts.form.nameTooLong',
    rules: (schema) =>
      schema.test(
        'plain',
        () => ({ id: 'contacts.form.nameUnprintable' }),
        (value) => !UNPRINTABLE.test(value ?? ''),
      ),
  });
}
