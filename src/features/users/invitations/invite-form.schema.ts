import { object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { LOCALES } from '#src/config/locale.ts';
import { ROLES } from '../admin/user-texts.ts';
import { LENGTHS } from '#rules/lengths.ts';

const emailInvalid: ValidationMessage = { id: 'users.invite.emailInvalid' };

/** Rules of the invitation; the server checks the e-mail more strictly. */
export const inviteFormSchema = object({
  email: string()
    .trim()
    .required(emailInvalid)
    .max(LENGTHS.invitations.email, emailInvalid)
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: emailInvalid }),
  role: string().oneOf(ROLES).required(),
  locale: string().oneOf(LOCALES).required(),
});
export type InviteFormValues = InferType<typeof inviteFormSchema>;
