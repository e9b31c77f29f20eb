import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

/**
 * GraphQL documents for the history; src/kit/admin reads their aliases. Only the query for one entry asks for values,
 * because they may be long.
 */
export const HistoryList = graphql(`
  query HistoryList(
    $where: history_entries_bool_exp!
    $order_by: [history_entries_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: history_entries(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
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
    total: history_entries_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

/** Follows the last change of all, since ids of entries are drawn before their commit (docs/build/outbox.md). */
export const HistoryChanged = graphql(`
  subscription HistoryChanged {
    changed: changes(order_by: [{ number: desc }], limit: 1) {
      number
    }
  }
`);

export const HistoryEntry = graphql(`
  query HistoryEntry($id: bigint!) {
    entry: history_entries_by_pk(id: $id) {
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
      before
      after
      pricing_plan {
        currency
      }
      domain_price {
        currency
      }
      person {
        user_id
        email
      }
      together: same_transaction_aggregate {
        aggregate {
          count
        }
      }
      added: same_transaction_aggregate(where: { operation: { _eq: "insert" } }) {
        aggregate {
          count
        }
      }
    }
  }
`);

/** People who can occur in the history, offered by its filter. */
export const HistoryPeople = graphql(`
  query HistoryPeople {
    people(order_by: [{ email: asc }], limit: 500) {
      user_id
      email
    }
  }
`);

export const RestoreEntry = graphql(`
  mutation RestoreEntry($entry_id: bigint!, $whole_transaction: Boolean!) {
    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: $whole_transaction }) {
      id
    }
  }
`);

export type HistoryRow = ResultOf<typeof HistoryList>['rows'][number];
export type HistoryDetails = NonNullable<ResultOf<typeof HistoryEntry>['entry']>;
