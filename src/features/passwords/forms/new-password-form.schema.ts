import { object, ref, string, type InferType } from 'yup';
import { oneTimeCode } from '#src/kit/forms/one-time-code/one-time-code.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';

const required: ValidationMessage = { id: 'passwords.form.required' };
const mismatch: ValidationMessage = { id: 'passwords.form.mismatch' };
const tooShort = ({ min }: { min: number }): ValidationMessage => ({
  id: 'passwords.form.tooShort',
  values: { min },
});

type Options = { minLength: number; asksCurrent: boolean; asksCode: boolean };

/** Builds the rules of SPEC section 6, with this site's minimum length. */
export const newPasswordSchema = ({ minLength, asksCurrent, asksCode }: Options) =>
  object({
    current: asksCurrent ? string().required(required) : string().default(''),
    password: string().default('').min(minLength, tooShort),
    confirmation: string()
      .default('')
      .oneOf([ref('password')], mismatch),
    code: asksCode ? oneTimeCode() : string().default(''),
  });

export type NewPasswordValues = InferType<ReturnType<typeof newPasswordSchema>>;

export const emptyNewPassword: NewPasswordValues = { current: '', password: '', confirmation: '', code: '' };
