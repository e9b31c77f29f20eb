import { useMutation } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';
import { paths } from '#src/config/paths.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { withSessionLock } from '#src/lib/auth/session-tabs.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { Credentials } from '../forms/credentials.schema.ts';

/** Texts for the error codes of signing in; SPEC section 8 and docs/integrate/error-codes.md. */
export const signInErrors = {
  'captcha-missing': 'captcha.missing',
  'captcha-invalid': 'captcha.invalid',
  'captcha-unavailable': 'captcha.uncheckable',
  'sign-in-credentials-missing': 'auth.errors.credentialsMissing',
  'sign-in-invalid-credentials': 'auth.errors.invalidCredentials',
  'sign-in-account-not-set-up': 'auth.errors.accountNotSetUp',
  'sign-in-unavailable': 'auth.errors.unavailable',
  'sign-in-code-required': 'auth.errors.codeRequired',
  'sign-in-code-wrong': 'auth.errors.codeWrong',
  'sign-in-too-many-attempts': 'auth.errors.tooManyAttempts',
} as const;

export const SignInMutation = graphql(`
  mutation SignIn(
    $email: String!
    $password: String!
    $captcha_token: String!
    $totp: String
    $locale: String
  ) {
    sign_in(email: $email, password: $password, captcha_token: $captcha_token, totp: $totp, locale: $locale) {
      access_token
      refresh_token
      id_token
    }
  }
`);

type SignIn = (credentials: Credentials, captchaToken: string, code?: string) => Promise<void>;

/**
 * Returns a function that signs in by e-mail, password and, if the service asked for it, the authenticator app's code,
 * and starts the session. The function rejects with the service's error.
 */
export function useSignIn(): SignIn {
  const session = useSessionStore();
  const { locale } = useLocale();
  const [signIn] = useMutation(SignInMutation, { fetchPolicy: 'no-cache', context: asVisitor });

  return async ({ email, password }, captchaToken, code) => {
    const variables = {
      ...{ email, password, captcha_token: captchaToken, locale },
      ...(code !== undefined && { totp: code }),
    };
    // The lock keeps other tabs from refreshing meanwhile: their later answer would restore the previous session's
    // cookie.
    const { data } = await withSessionLock(() => signIn({ variables }));
    if (data) await session.signIn(data.sign_in, { hasSecondFactor: code !== undefined });
  };
}

export const CheckCaptchaMutation = graphql(`
  mutation CheckCaptcha($captcha_token: String!) {
    check_captcha(captcha_token: $captcha_token) {
      passed
    }
  }
`);

/**
 * Returns a function that has the captcha token checked (which uses it up), then goes to Google's login; that returns
 * to /auth.
 */
export function useGoogleLogin(): (captchaToken: string) => Promise<void> {
  const session = useSessionStore();
  const { locale } = useLocale();
  const [checkCaptcha] = useMutation(CheckCaptchaMutation, { fetchPolicy: 'no-cache', context: asVisitor });

  return async (captchaToken) => {
    await checkCaptcha({ variables: { captcha_token: captchaToken } });
    await session.signInWithGoogle(`${window.location.origin}${paths.auth}`, locale);
  };
}
