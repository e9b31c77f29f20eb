import { graphql } from '#src/gql/gql.ts';

export const LatestChanges = graphql(`
  query LatestChanges {
    entries: history_entries(order_by: [{ happened_at: desc }, { id: desc }], limit: 4) {
      id
      happened_at
      actor
      actor_role
      operation
      table_name
      record_id
      label
      label_ar
      changed_columns
      batch_id
      row_count
      person {
        user_id
        email
      }
    }
  }
`);
