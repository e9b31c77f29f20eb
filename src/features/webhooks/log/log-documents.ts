import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

/** Latest 50 deliveries to an endpoint, live, with every attempt. */
export const WebhookLog = graphql(`
  subscription WebhookLog($endpoint_id: uuid!, $where: webhook_deliveries_bool_exp!) {
    endpoint: webhook_endpoints_by_pk(id: $endpoint_id) {
      id
      name
      is_enabled
      deliveries(where: $where, order_by: [{ created_at: desc }, { id: asc }], limit: 50) {
        id
        kind
        state
        attempts_count
        next_attempt_at
        created_at
        finished_at
        event {
          id
          type
          happened_at
          data
        }
        attempts(order_by: [{ id: asc }], limit: 20) {
          id
          started_at
          duration_ms
          status
          problem
          response
        }
      }
    }
  }
`);

export const ReplayWebhookDeliveries = graphql(`
  mutation ReplayWebhookDeliveries($delivery_ids: [uuid!]!) {
    sent: replay_webhook_deliveries(delivery_ids: $delivery_ids) {
      replayed
    }
  }
`);

type LoggedEndpoint = NonNullable<ResultOf<typeof WebhookLog>['endpoint']>;
export type LoggedDelivery = LoggedEndpoint['deliveries'][number];
export type LoggedAttempt = LoggedDelivery['attempts'][number];
