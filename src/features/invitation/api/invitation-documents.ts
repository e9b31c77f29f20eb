import { graphql } from '#src/gql/gql.ts';

export const InvitationOfLink = graphql(`
  query InvitationOfLink($link_token: String!) {
    invitation: invitation_of_link(link_token: $link_token) {
      email
      role
      expires_at
    }
  }
`);

export const AcceptInvitation = graphql(`
  mutation AcceptInvitation(
    $link_token: String!
    $first_name: String!
    $last_name: String!
    $password: String!
  ) {
    accept_invitation(
      link_token: $link_token
      first_name: $first_name
      last_name: $last_name
      password: $password
    ) {
      email
    }
  }
`);

/** Texts for the error codes of an invitation; docs/integrate/error-codes.md. */
export const invitationErrors = {
  'account-link-invalid': 'invitation.errors.linkInvalid',
  'account-email-refused': 'invitation.errors.emailRefused',
  'invitation-account-exists': 'invitation.errors.accountExists',
  'password-weak': 'invitation.errors.passwordWeak',
  'person-name-invalid': 'invitation.errors.nameInvalid',
  'users-unavailable': 'invitation.errors.unavailable',
} as const;
