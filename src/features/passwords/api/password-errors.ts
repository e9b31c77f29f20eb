/** Texts for the error codes of setting a password; docs/integrate/error-codes.md. */
export const passwordErrors = {
  'account-link-invalid': 'passwords.errors.linkInvalid',
  'auth-session-missing': 'passwords.errors.sessionMissing',
  'code-required': 'passwords.errors.codeRequired',
  'code-wrong': 'passwords.errors.codeWrong',
  'password-weak': 'passwords.errors.weak',
  'password-wrong': 'passwords.errors.wrong',
  'password-none': 'passwords.errors.none',
  'password-too-many-attempts': 'passwords.errors.tooMany',
  'second-factor-required': 'passwords.errors.appRequired',
  'users-unavailable': 'passwords.errors.unavailable',
} as const;
