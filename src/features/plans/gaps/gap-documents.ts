import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

/** Every price, with all that a price in another currency takes over. */
export const AllPrices = graphql(`
  query AllPrices {
    pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {
      id
      category
      name
      name_ar
      price
      currency
      period
      period_ar
      renewal_price
      setup_fee
      money_back_days
      support_minutes
      features
      features_ar
      highlight
      badge
      badge_ar
      logo
      logo_alt
      logo_alt_ar
      button_url
      is_shown
      shown_from
      shown_from_zone
      sort_order
    }
  }
`);

/** Makes prices in one transaction; a row that is there already stays as it is. */
export const AddPrices = graphql(`
  mutation AddPrices($objects: [pricing_plans_insert_input!]!) {
    made: insert_pricing_plans(
      objects: $objects
      on_conflict: { constraint: pricing_plans_pkey, update_columns: [] }
    ) {
      affected_rows
    }
  }
`);

export type FullPrice = ResultOf<typeof AllPrices>['pricing_plans'][number];
