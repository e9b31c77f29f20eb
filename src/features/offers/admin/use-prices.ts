import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

const PricesToOffer = graphql(`
  query PricesToOffer {
    pricing_plans(
      order_by: [{ category: asc }, { name: asc }, { currency: asc }, { sort_order: asc }, { id: asc }]
    ) {
      id
      name
      name_ar
      category
      currency
      period
      period_ar
    }
  }
`);

/** A row of `pricing_plans`, by what names it. */
export type NamedPrice = Pick<
  ResultOf<typeof PricesToOffer>['pricing_plans'][number],
  'name' | 'name_ar' | 'currency' | 'period' | 'period_ar'
>;

/** Reads every price of every plan, for a choice among them. */
export function usePrices() {
  return useQuery(PricesToOffer, { fetchPolicy: 'cache-and-network' }).data?.pricing_plans ?? [];
}
