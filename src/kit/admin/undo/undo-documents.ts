import { graphql } from '#src/gql/gql.ts';

/** Exported for the benchmark, which sends the page's own queries. */
export const DeletionEntry = graphql(`
  query DeletionEntry($table: String!, $ids: [String!]!) {
    entries: history_entries(
      where: { table_name: { _eq: $table }, record_id: { _in: $ids }, operation: { _eq: "delete" } }
      order_by: [{ id: desc }]
      limit: 1
    ) {
      id
    }
  }
`);

export const UndoDeletion = graphql(`
  mutation UndoDeletion($entry_id: bigint!) {
    restored: restore_history_entry(args: { entry_id: $entry_id, whole_transaction: true }) {
      id
    }
  }
`);
