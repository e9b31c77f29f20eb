import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

/** Invitations without an account yet; the actions service allows at most 200 open ones. */
export const OpenInvitations = graphql(`
  subscription OpenInvitations {
    invitations(order_by: { invited_at: desc }, limit: 500) {
      id
      email
      role
      locale
      invited_at
      expires_at
      inviter {
        user_id
        email
      }
    }
  }
`);

export const InviteUser = graphql(`
  mutation InviteUser($email: String!, $role: String!, $locale: String!) {
    invite_user(email: $email, role: $role, locale: $locale) {
      invitation_id
      email
      expires_at
    }
  }
`);

export const RevokeInvitation = graphql(`
  mutation RevokeInvitation($invitation_id: uuid!) {
    revoke_invitation(invitation_id: $invitation_id) {
      invitation_id
    }
  }
`);

export type Invitation = ResultOf<typeof OpenInvitations>['invitations'][number];
