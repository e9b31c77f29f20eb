import type { KeyboardEvent } from 'react';

type FormState = { isCaptchaSolved: boolean; isSubmitting: boolean; submitForm: () => Promise<void> };

/**
 * Returns a key handler that submits on Enter while the captcha is unsolved, so the person hears that the captcha is
 * missing: browsers ignore Enter while a form's button is disabled.
 */
export function sendsWithoutCaptcha({ isCaptchaSolved, isSubmitting, submitForm }: FormState) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isCaptchaSolved || isSubmitting) return;
    event.preventDefault();
    void submitForm();
  };
}
