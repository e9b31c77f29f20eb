import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

/** All users of the identity server. */
export const AllUsers = graphql(`
  query AllUsers {
    users: get_all_users {
      id: user_id
      user_id
      email
      role
      enabled
      last_sign_in_at
      second_factor
    }
  }
`);

export const UserRolesChanged = graphql(`
  subscription UserRolesChanged {
    changed: changes(where: { table_name: { _eq: "user_roles" } }, order_by: [{ number: desc }], limit: 1) {
      number
    }
  }
`);

export const UpdateUserRole = graphql(`
  mutation UpdateUserRole($target_user_id: uuid!, $new_role: String!) {
    update_user_role(target_user_id: $target_user_id, new_role: $new_role) {
      user_id
      role
    }
  }
`);

export const SetUserEnabled = graphql(`
  mutation SetUserEnabled($target_user_id: uuid!, $enabled: Boolean!) {
    set_user_enabled(target_user_id: $target_user_id, enabled: $enabled) {
      user_id
      enabled
    }
  }
`);

export const EndUserSessions = graphql(`
  mutation EndUserSessions($target_user_id: uuid!) {
    end_user_sessions(target_user_id: $target_user_id) {
      user_id
    }
  }
`);

export const ResetUserTotp = graphql(`
  mutation ResetUserTotp($target_user_id: uuid!) {
    reset_user_totp(target_user_id: $target_user_id) {
      user_id
    }
  }
`);

/** Number on the section's card. */
export const UsersFigure = graphql(`
  subscription UsersFigure {
    figure: user_roles_aggregate {
      aggregate {
        count
      }
    }
  }
`);

export type User = ResultOf<typeof AllUsers>['users'][number];
