import { useMutation } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import type { Credentials } from '../forms/credentials.schema.ts';

export const SignInMutation = graphql(`
  mutation SignIn($email: String!, $password: String!, $captcha_token: String!) {
    sign_in(email: $email, password: $password, captcha_token: $captcha_token) {
      access_token
      refresh_token
      id_token
    }
  }
`);

/** Signs in by e-mail and password and starts the session; rejects with the service's answer. */
export function useSignIn(): (credentials: Credentials, captchaToken: string) => Promise<void> {
  const session = useSessionStore();
  const [signIn] = useMutation(SignInMutation, { fetchPolicy: 'no-cache', context: asVisitor });

  return async ({ email, password }, captchaToken) => {
    const { data } = await signIn({ variables: { email, password, captcha_token: captchaToken } });
    if (data) await session.signIn(data.sign_in);
  };
}
