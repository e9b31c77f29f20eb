import { totpErrors } from '#src/kit/second-factor/totp-errors.ts';

/** Texts of the codes that the actions of the account page answer with; docs/error-codes.md. */
export const accountErrors = {
  ...totpErrors,
  'account-invalid': 'account.errors.invalid',
  'email-change-invalid': 'account.errors.emailInvalid',
  'email-change-too-many': 'account.errors.emailTooMany',
  'session-unknown': 'account.errors.sessionUnknown',
} as const;
