import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

/** Counts how many of these e-mail keys are contacts already. */
export const KnownContacts = graphql(`
  query KnownContacts($keys: [String!]!) {
    known: contacts_aggregate(where: { email_key: { _in: $keys } }) {
      aggregate {
        count
      }
    }
  }
`);

/** Progress of one import, found by the key that the page chose. */
export const ImportProgress = graphql(`
  subscription ImportProgress($key: String!) {
    imports(where: { idempotency_key: { _eq: $key } }) {
      id
      state
      total_bytes
      received_bytes
      rows_read
      created_count
      updated_count
      existing_count
      duplicate_count
      invalid_count
      error_code
      error_message
    }
  }
`);

export const ImportHistory = graphql(`
  subscription ImportHistory {
    imports(order_by: [{ created_at: desc }, { id: asc }], limit: 10) {
      id
      state
      source
      file_name
      created_count
      updated_count
      existing_count
      duplicate_count
      invalid_count
      warning_count
      removed_count
      error_code
      error_message
      created_at
      person {
        user_id
        email
      }
    }
  }
`);

export const CancelImport = graphql(`
  mutation CancelImport($id: uuid!) {
    cancel_import(import_id: $id) {
      import_id
      state
    }
  }
`);

export const UndoImport = graphql(`
  mutation UndoImport($id: uuid!) {
    undo_import(import_id: $id) {
      import_id
      state
      removed
    }
  }
`);

export type PastImport = ResultOf<typeof ImportHistory>['imports'][number];
export type RunningImport = ResultOf<typeof ImportProgress>['imports'][number];
