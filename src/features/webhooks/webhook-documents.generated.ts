// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const WebhooksList = graphql(`
  query WebhooksList(
    $where: webhook_endpoints_bool_exp!
    $order_by: [webhook_endpoints_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: webhook_endpoints(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      name
      url
      events
      is_enabled
      disabled_reason
      secret_made_at
      secret_shown_at
      created_at
      updated_at
      health {
        endpoint_id
        failing_since
      }
    }
    total: webhook_endpoints_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const webhooksTable = {"table":"webhook_endpoints","exported":["name","url","events","is_enabled"]} as const;

export type AdminWebhook = ResultOf<typeof WebhooksList>['rows'][number];
