import { useMutation } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

/** Texts for the error codes of requesting a new password, including the captcha's. */
export const recoveryErrors = {
  'captcha-missing': 'captcha.missing',
  'captcha-invalid': 'captcha.invalid',
  'captcha-unavailable': 'captcha.uncheckable',
  'recovery-email-invalid': 'auth.errors.recoveryEmailInvalid',
  'recovery-too-many-attempts': 'auth.errors.recoveryTooMany',
} as const;

export const RequestRecoveryMutation = graphql(`
  mutation RequestRecovery($email: String!, $captcha_token: String!, $locale: String) {
    request_password_recovery(email: $email, captcha_token: $captcha_token, locale: $locale) {
      accepted
    }
  }
`);

/**
 * Returns a function that requests a mail with a link to set a new password; the API's answer is the same for every
 * e-mail.
 */
export function useRequestRecovery(): (email: string, captchaToken: string) => Promise<void> {
  const { locale } = useLocale();
  const [request] = useMutation(RequestRecoveryMutation, { fetchPolicy: 'no-cache', context: asVisitor });

  return async (email, captchaToken) => {
    await request({ variables: { email, captcha_token: captchaToken, locale } });
  };
}
