import { graphql } from '#src/gql/gql.ts';

/** Fires at changes of an endpoint, and when its deliveries begin to fail or succeed again. */
export const WebhooksChanged = graphql(`
  subscription WebhooksChanged {
    changed: webhook_endpoints(order_by: [{ id: asc }]) {
      id
      updated_at
      health {
        endpoint_id
        failing_since
      }
    }
  }
`);

export const CreateWebhook = graphql(`
  mutation CreateWebhook($object: webhook_endpoints_insert_input!) {
    saved: insert_webhook_endpoints_one(object: $object) {
      id
      name
      secret_made_at
      secret_shown_at
    }
  }
`);

export const UpdateWebhook = graphql(`
  mutation UpdateWebhook($id: uuid!, $set: webhook_endpoints_set_input!) {
    saved: update_webhook_endpoints_by_pk(pk_columns: { id: $id }, _set: $set) {
      id
    }
  }
`);

export const DeleteWebhooks = graphql(`
  mutation DeleteWebhooks($where: webhook_endpoints_bool_exp!) {
    removed: delete_webhook_endpoints(where: $where) {
      affected_rows
    }
  }
`);

export const WebhooksFigure = graphql(`
  subscription WebhooksFigure {
    figure: webhook_endpoints_aggregate(where: { is_enabled: { _eq: true } }) {
      aggregate {
        count
      }
    }
  }
`);

export const ShowWebhookSecret = graphql(`
  mutation ShowWebhookSecret($endpoint_id: uuid!) {
    shown: show_webhook_secret(endpoint_id: $endpoint_id) {
      secret
    }
  }
`);

export const RotateWebhookSecret = graphql(`
  mutation RotateWebhookSecret($endpoint_id: uuid!) {
    rotated: rotate_webhook_secret(endpoint_id: $endpoint_id) {
      secret
      old_valid_until
    }
  }
`);

export const TestWebhook = graphql(`
  mutation TestWebhook($endpoint_id: uuid!) {
    queued: test_webhook(endpoint_id: $endpoint_id) {
      delivery_id
    }
  }
`);
