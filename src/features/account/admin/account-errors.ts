import { totpErrors } from '#src/kit/second-factor/totp-errors.ts';

/** Texts for the error codes of the account page's actions; docs/integrate/error-codes.md. */
export const accountErrors = {
  ...totpErrors,
  'account-email-refused': 'forms.emailLocalPart',
  'account-invalid': 'account.errors.invalid',
  'email-change-invalid': 'account.errors.emailInvalid',
  'email-change-too-many': 'account.errors.emailTooMany',
  'session-unknown': 'account.errors.sessionUnknown',
} as const;
