/** Texts for the error codes of the actions about authenticator apps; docs/integrate/error-codes.md. */
export const totpErrors = {
  'account-values-refused': 'secondFactor.errors.accountRefused',
  'code-required': 'secondFactor.errors.codeRequired',
  'code-wrong': 'secondFactor.errors.codeWrong',
  'password-none': 'secondFactor.errors.passwordNone',
  'password-too-many-attempts': 'secondFactor.errors.tooMany',
  'password-wrong': 'secondFactor.errors.passwordWrong',
  'totp-expired': 'secondFactor.errors.expired',
  'totp-own': 'secondFactor.errors.own',
  'totp-required': 'secondFactor.errors.required',
  'users-unavailable': 'secondFactor.errors.unavailable',
} as const;
