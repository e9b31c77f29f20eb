/** Texts of the codes that signing in can answer with; SPEC section 8 and docs/error-codes.md. */
export const signInErrors = {
  'captcha-missing': 'auth.errors.captchaMissing',
  'captcha-invalid': 'auth.errors.captchaInvalid',
  'captcha-unavailable': 'auth.errors.captchaUnavailable',
  'sign-in-invalid-credentials': 'auth.errors.invalidCredentials',
  'sign-in-account-not-set-up': 'auth.errors.accountNotSetUp',
  'sign-in-unavailable': 'auth.errors.unavailable',
  'sign-in-too-many-attempts': 'auth.errors.tooManyAttempts',
} as const;
