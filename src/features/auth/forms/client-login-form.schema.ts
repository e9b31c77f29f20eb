import { object, string, type InferType } from 'yup';
import type { ValidationMessage } from '#src/lib/forms/validation-message.ts';

const usernameRequired: ValidationMessage = { id: 'auth.form.usernameRequired' };
const passwordRequired: ValidationMessage = { id: 'auth.form.passwordRequired' };

export const clientLoginSchema = object({
  username: string().trim().required(usernameRequired),
  password: string().required(passwordRequired),
});

export type ClientLogin = InferType<typeof clientLoginSchema>;
