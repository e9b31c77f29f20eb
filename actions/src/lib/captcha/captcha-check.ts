/** Throws an ActionError unless a person solved the captcha behind the token; a token counts once. */
export type CheckCaptcha = (token: string, address: string) => Promise<void>;

/** Both providers answer a missing or a bad token with these words. */
export const CAPTCHA_TEXTS = {
  missing: 'Please complete the CAPTCHA challenge.',
  invalid: 'The CAPTCHA could not be verified. Please solve it again.',
} as const;
