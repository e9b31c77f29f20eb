import { useMutation } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';
import { paths } from '#src/config/paths.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

export const CheckCaptchaMutation = graphql(`
  mutation CheckCaptcha($captcha_token: String!) {
    check_captcha(captcha_token: $captcha_token) {
      passed
    }
  }
`);

/** Spends the captcha, then leaves for Google's login, which comes back to /auth. */
export function useGoogleLogin(): (captchaToken: string) => Promise<void> {
  const session = useSessionStore();
  const { locale } = useLocale();
  const [checkCaptcha] = useMutation(CheckCaptchaMutation, { fetchPolicy: 'no-cache' });

  return async (captchaToken) => {
    await checkCaptcha({ variables: { captcha_token: captchaToken } });
    await session.signInWithGoogle(`${window.location.origin}${paths.auth}`, locale);
  };
}
