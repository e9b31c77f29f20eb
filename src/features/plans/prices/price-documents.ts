import { graphql } from '#src/gql/gql.ts';

/** Saves the prices of a plan in one transaction; what somebody else has changed meanwhile stays as it is. */
export const SavePlanPrices = graphql(`
  mutation SavePlanPrices(
    $updates: [pricing_plans_updates!]!
    $objects: [pricing_plans_insert_input!]!
    $gone: pricing_plans_bool_exp!
    $hasUpdates: Boolean!
    $hasObjects: Boolean!
    $hasGone: Boolean!
  ) {
    changed: update_pricing_plans_many(updates: $updates) @include(if: $hasUpdates) {
      affected_rows
    }
    made: insert_pricing_plans(
      objects: $objects
      on_conflict: { constraint: pricing_plans_pkey, update_columns: [] }
    ) @include(if: $hasObjects) {
      affected_rows
      returning {
        id
      }
    }
    removed: delete_pricing_plans(where: $gone) @include(if: $hasGone) {
      affected_rows
      returning {
        id
      }
    }
  }
`);

/** Finds the prices that have some ids already. */
export const TakenPriceIds = graphql(`
  query TakenPriceIds($ids: [uuid!]!) {
    pricing_plans(where: { id: { _in: $ids } }) {
      id
      category
      name
      period
      currency
    }
  }
`);
