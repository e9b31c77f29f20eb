import type { KeyboardEvent } from 'react';

type FormState = { isCaptchaSolved: boolean; isSubmitting: boolean; submitForm: () => Promise<void> };

/**
 * A browser ignores Enter while a form's button is disabled; with this it still tries, so that the person hears that
 * the captcha is missing.
 */
export function sendsWithoutCaptcha({ isCaptchaSolved, isSubmitting, submitForm }: FormState) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isCaptchaSolved || isSubmitting) return;
    event.preventDefault();
    void submitForm();
  };
}
