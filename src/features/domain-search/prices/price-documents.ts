import { graphql } from '#src/gql/gql.ts';

/** Saves the prices of an extension in one transaction; what somebody else has changed meanwhile stays as it is. */
export const SaveDomainPrices = graphql(`
  mutation SaveDomainPrices(
    $updates: [domain_prices_updates!]!
    $objects: [domain_prices_insert_input!]!
    $gone: domain_prices_bool_exp!
    $hasUpdates: Boolean!
    $hasObjects: Boolean!
    $hasGone: Boolean!
  ) {
    changed: update_domain_prices_many(updates: $updates) @include(if: $hasUpdates) {
      affected_rows
    }
    made: insert_domain_prices(
      objects: $objects
      on_conflict: { constraint: domain_prices_extension_currency_unique, update_columns: [] }
    ) @include(if: $hasObjects) {
      affected_rows
      returning {
        id
      }
    }
    removed: delete_domain_prices(where: $gone) @include(if: $hasGone) {
      affected_rows
      returning {
        id
      }
    }
  }
`);
