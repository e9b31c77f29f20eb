import { object, string, type InferType } from 'yup';
import { isEmail, toStoredEmail } from '#rules/email/stored-email.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

const emailRequired: ValidationMessage = { id: 'auth.form.emailRequired' };
const emailInvalid: ValidationMessage = { id: 'auth.form.emailInvalid' };
const passwordRequired: ValidationMessage = { id: 'auth.form.passwordRequired' };

/** Rules for e-mail and password, in the administrators' dialog and the sign-up form. */
export const credentialsSchema = object({
  email: string()
    .trim()
    .required(emailRequired)
    .test(
      'email',
      () => emailInvalid,
      (text) => isEmail(toStoredEmail(text)),
    ),
  password: string().required(passwordRequired),
});

export type Credentials = InferType<typeof credentialsSchema>;

export const emptyCredentials: Credentials = { email: '', password: '' };
