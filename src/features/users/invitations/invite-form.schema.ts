import { object, string, type InferType } from 'yup';
import { accountEmail } from '#src/kit/forms/account-email.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { LOCALES } from '#src/config/locale.ts';
import { ROLES } from '../admin/user-texts.ts';
import { LENGTHS } from '#rules/lengths.ts';

const emailInvalid: ValidationMessage = { id: 'users.invite.emailInvalid' };

/** Rules of the invitation. */
export const inviteFormSchema = object({
  email: accountEmail(emailInvalid).required(emailInvalid).max(LENGTHS.invitations.email, emailInvalid),
  role: string().oneOf(ROLES).required(),
  locale: string().oneOf(LOCALES).required(),
});
export type InviteFormValues = InferType<typeof inviteFormSchema>;
