import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

/** Latest 50 dispatches, live. Older ones no longer change; one of them is queried by its id if needed. */
export const LatestDispatches = graphql(`
  subscription LatestDispatches {
    dispatches(order_by: [{ created_at: desc }, { id: asc }], limit: 50) {
      id
      newsletter_id
      newsletter_version
      state
      scheduled_at
      recipients_count
      sent_count
      failed_count
      unknown_count
      skipped_count
    }
  }
`);

export type DispatchSummary = ResultOf<typeof LatestDispatches>['dispatches'][number];
