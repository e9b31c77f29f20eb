import { object, string, type InferType } from 'yup';
import { isPersonName, NAME_MAX_LENGTH } from '#rules/accounts/person-name.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

/** Minimum length by SPEC; a site may require more, which the actions service checks. */
const PASSWORD_MIN_LENGTH = 6;

const required = (id: ValidationMessage['id']): ValidationMessage => ({ id });
const nameInvalid: ValidationMessage = {
  id: 'invitation.form.nameInvalid',
  values: { max: NAME_MAX_LENGTH },
};
const passwordShort = ({ min }: { min: number }): ValidationMessage => ({
  id: 'invitation.form.passwordShort',
  values: { min },
});

const name = string()
  .trim()
  .max(NAME_MAX_LENGTH, nameInvalid)
  .test(
    'characters',
    () => nameInvalid,
    (text = '') => isPersonName(text),
  );

export const invitationFormSchema = object({
  first_name: name.required(required('invitation.form.firstNameRequired')),
  last_name: name.required(required('invitation.form.lastNameRequired')),
  password: string()
    .required(required('invitation.form.passwordRequired'))
    .min(PASSWORD_MIN_LENGTH, passwordShort),
});
export type InvitationFormValues = InferType<typeof invitationFormSchema>;
