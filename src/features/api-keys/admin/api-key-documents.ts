import { graphql } from '#src/gql/gql.ts';

/**
 * The table has no `updated_at`, and using a key does not change their number, so this subscription watches the shown
 * columns themselves.
 */
export const ApiKeysChanged = graphql(`
  subscription ApiKeysChanged {
    changed: api_keys(order_by: { created_at: desc }, limit: 500) {
      id
      name
      allowed_origins
      allowed_addresses
      expires_at
      last_used_at
      last_used_address
      revoked_at
      held_at
    }
  }
`);

export const CreateApiKey = graphql(`
  mutation CreateApiKey(
    $name: String!
    $role: String!
    $expires_at: timestamptz
    $allowed_origins: [String!]!
    $allowed_addresses: [String!]!
  ) {
    create_api_key(
      name: $name
      role: $role
      expires_at: $expires_at
      allowed_origins: $allowed_origins
      allowed_addresses: $allowed_addresses
    ) {
      id
      key
    }
  }
`);

export const UpdateApiKey = graphql(`
  mutation UpdateApiKey(
    $id: uuid!
    $name: String
    $expires_at: timestamptz
    $allowed_origins: [String!]
    $allowed_addresses: [String!]
  ) {
    update_api_key(
      id: $id
      name: $name
      expires_at: $expires_at
      allowed_origins: $allowed_origins
      allowed_addresses: $allowed_addresses
    ) {
      id
    }
  }
`);

export const RevokeApiKey = graphql(`
  mutation RevokeApiKey($id: uuid!) {
    revoke_api_key(id: $id) {
      id
    }
  }
`);

export const ConfirmApiKey = graphql(`
  mutation ConfirmApiKey($id: uuid!) {
    confirm_api_key(id: $id) {
      id
    }
  }
`);

export const ApiKeysFigure = graphql(`
  subscription ApiKeysFigure {
    figure: api_keys_aggregate(where: { revoked_at: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`);
