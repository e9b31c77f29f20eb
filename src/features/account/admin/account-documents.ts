import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const OwnAccount = graphql(`
  query OwnAccount {
    account: own_account {
      id
      email
      first_name
      last_name
      locale
      has_password
      has_totp
      is_totp_required
      sessions {
        id
        is_current
        method
        has_second_factor
        browser
        system
        address
        country
        signed_in_at
        last_seen_at
      }
    }
  }
`);

export const ChangeOwnAccount = graphql(`
  mutation ChangeOwnAccount($first_name: String!, $last_name: String!, $locale: String!) {
    change_own_account(first_name: $first_name, last_name: $last_name, locale: $locale) {
      id
      first_name
      last_name
      locale
    }
  }
`);

export const RequestEmailChange = graphql(`
  mutation RequestEmailChange($email: String!, $password: String!, $totp: String) {
    request_email_change(email: $email, password: $password, totp: $totp) {
      accepted
    }
  }
`);

export const EndOwnSession = graphql(`
  mutation EndOwnSession($session_id: String!) {
    end_own_session(session_id: $session_id) {
      id
    }
  }
`);

export const EndOwnSessions = graphql(`
  mutation EndOwnSessions {
    end_own_sessions {
      id
    }
  }
`);

export const RemoveTotp = graphql(`
  mutation RemoveTotp($password: String!, $totp: String) {
    remove_totp(password: $password, totp: $totp) {
      is_enabled
    }
  }
`);

export type Account = ResultOf<typeof OwnAccount>['account'];
export type AccountSession = Account['sessions'][number];
