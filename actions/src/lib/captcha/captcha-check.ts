/** Throws an ActionError unless a person solved the captcha behind the token; a token counts once. */
export type CheckCaptcha = (token: string, ip: string) => Promise<void>;

/** Messages for a missing and for a bad token, the same for both providers. */
export const CAPTCHA_TEXTS = {
  missing: 'Please complete the CAPTCHA challenge.',
  invalid: 'The CAPTCHA could not be verified. Please solve it again.',
} as const;
