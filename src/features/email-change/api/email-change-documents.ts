import { graphql } from '#src/gql/gql.ts';

export const EmailChangeOfLink = graphql(`
  query EmailChangeOfLink($link_token: String!) {
    change: email_change_of_link(link_token: $link_token) {
      email
    }
  }
`);

export const ConfirmEmailChange = graphql(`
  mutation ConfirmEmailChange($link_token: String!) {
    confirm_email_change(link_token: $link_token) {
      email
    }
  }
`);

/** Texts for the error codes of confirming an e-mail; docs/integrate/error-codes.md. */
export const emailChangeErrors = {
  'account-link-invalid': 'emailChange.errors.linkInvalid',
  'account-values-refused': 'secondFactor.errors.accountRefused',
  'auth-session-missing': 'emailChange.login.text',
  'email-change-invalid': 'emailChange.errors.invalid',
  'email-change-taken': 'emailChange.errors.taken',
  'users-unavailable': 'emailChange.errors.unavailable',
} as const;
