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
  /** Of a mailed link; nobody needs to be signed in then. */
  link_token?: string;
  current_password?: string;
  /** Of an authenticator app. */
  totp?: string;
};

/** Sets a new password; answers the tokens that the session goes on with, where there is one. */
export function useUpdatePassword(): (given: NewPassword) => Promise<SessionTokens | null> {
  const { locale } = useLocale();
  const [update] = useMutation(UpdatePasswordMutation, { fetchPolicy: 'no-cache' });

  return async (given) => {
    const context = given.link_token === undefined ? {} : asVisitor;
    const { data } = await update({ variables: { ...given, locale }, context });

    return data?.update_password.session ?? null;
  };
}
