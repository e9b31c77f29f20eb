import { useMutation } from '@apollo/client/react';
import { graphql } from '#src/gql/gql.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';
import type { SessionTokens } from '#src/lib/auth/session.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

export const UpdatePasswordMutation = graphql(`
  mutation UpdatePassword(
    $password: String!
    $link_token: String
    $current_password: String
    $totp: String
    $locale: String
  ) {
    update_password(
      password: $password
      link_token: $link_token
      current_password: $current_password
      totp: $totp
      locale: $locale
    ) {
      session {
        access_token
        refresh_token
        id_token
      }
    }
  }
`);

type NewPassword = {
  password: string;
  /** Token of a mailed link; with it the person need not be signed in. */
  link_token?: string;
  current_password?: string;
  /** Code of an authenticator app. */
  totp?: string;
};

/**
 * Returns a function that sets a new password and resolves with the session's new tokens, or with null if there is no
 * session.
 */
export function useUpdatePassword(): (given: NewPassword) => Promise<SessionTokens | null> {
  const { locale } = useLocale();
  const [update] = useMutation(UpdatePasswordMutation, { fetchPolicy: 'no-cache' });

  return async (given) => {
    const context = given.link_token === undefined ? {} : asVisitor;
    const { data } = await update({ variables: { ...given, locale }, context });

    return data?.update_password.session ?? null;
  };
}
