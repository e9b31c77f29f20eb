import { object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { LOCALES } from '#src/config/locale.ts';
import { isEmail, toStoredEmail } from '../stored-email.ts';

/** Characters; the same limit as the check constraint on contacts.first_name and last_name. */
export const NAME_MAX_LENGTH = 100;
/** Control characters and marks that change the text direction, as in the check constraint contacts_text_plain. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

const emailInvalid: ValidationMessage = { id: 'contacts.form.emailInvalid' };
const nameUnprintable: ValidationMessage = { id: 'contacts.form.nameUnprintable' };
const nameTooLong = ({ max }: { max: number }): ValidationMessage => ({
  id: 'contacts.form.nameTooLong',
  values: { max },
});

const name = string()
  .trim()
  .default('')
  .max(NAME_MAX_LENGTH, nameTooLong)
  .test(
    'plain',
    () => nameUnprintable,
    (value) => !UNPRINTABLE.test(value ?? ''),
  );

export const contactFormSchema = object({
  email: string()
    .trim()
    .required(emailInvalid)
    .test(
      'email',
      () => emailInvalid,
      (value) => isEmail(toStoredEmail(value ?? '')),
    ),
  first_name: name,
  last_name: name,
  locale: string().oneOf(LOCALES).required(),
});

export type ContactFormValues = InferType<typeof contactFormSchema>;
