import { graphql } from '#src/gql/gql.ts';

/** Brings pieces back in one transaction; what somebody else has changed meanwhile stays as it is. Everything is in the history. */
export const RestorePieces = graphql(`
  mutation RestorePieces(
    $updates: [site_pieces_updates!]!
    $objects: [site_pieces_insert_input!]!
    $gone: site_pieces_bool_exp!
    $hasUpdates: Boolean!
    $hasObjects: Boolean!
    $hasGone: Boolean!
  ) {
    changed: update_site_pieces_many(updates: $updates) @include(if: $hasUpdates) {
      affected_rows
    }
    made: insert_site_pieces(
      objects: $objects
      on_conflict: { constraint: site_pieces_pkey, update_columns: [] }
    ) @include(if: $hasObjects) {
      affected_rows
      returning {
        id
      }
    }
    removed: delete_site_pieces(where: $gone) @include(if: $hasGone) {
      affected_rows
      returning {
        id
      }
    }
  }
`);
