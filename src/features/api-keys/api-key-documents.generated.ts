// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const ApiKeysList = graphql(`
  query ApiKeysList(
    $where: api_keys_bool_exp!
    $order_by: [api_keys_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: api_keys(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      name
      role
      expires_at
      allowed_origins
      allowed_addresses
      prefix
      last_used_at
      last_used_address
      created_at
      revoked_at
      held_at
    }
    total: api_keys_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const apiKeysTable = {"table":"api_keys","exported":["name","role","expires_at","allowed_origins","allowed_addresses"]} as const;

export type AdminApiKey = ResultOf<typeof ApiKeysList>['rows'][number];
