import { object, string } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Form that every e-mail has; the service checks the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Characters; RFC 5321 leaves no room for a longer e-mail. */
const EMAIL_MAX_LENGTH = 254;

const emailInvalid = (): ValidationMessage => ({ id: 'newsletterSignUp.form.emailInvalid' });

export const signUpSchema = object({
  email: string().trim().required(emailInvalid).max(EMAIL_MAX_LENGTH, emailInvalid).matches(EMAIL, {
    message: emailInvalid,
  }),
});
