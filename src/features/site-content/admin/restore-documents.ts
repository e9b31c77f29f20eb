import { graphql } from '#src/gql/gql.ts';

/**
 * Writes pieces as they are given, those that are missing too, and deletes others, in one transaction. Everything is in
 * the history.
 */
export const PutPieces = graphql(`
  mutation PutPieces($objects: [site_pieces_insert_input!]!, $removed: [uuid!]!) {
    saved: insert_site_pieces(
      objects: $objects
      on_conflict: {
        constraint: site_pieces_pkey
        update_columns: [
          title
          title_ar
          text
          text_ar
          picture
          value
          value_ar
          source
          source_ar
          source_date
          sort_order
          is_shown
        ]
      }
    ) {
      affected_rows
    }
    removed: delete_site_pieces(where: { id: { _in: $removed } }) {
      affected_rows
    }
  }
`);
