import { useQuery } from '@apollo/client/react';
import type { Category } from '#src/config/paths.ts';
import { graphql } from '#src/gql/gql.ts';
import { asVisitor } from '#src/lib/apollo/request-context.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { groupOffers } from '../offers.ts';

const CategoryPlansQuery = graphql(`
  query CategoryPlans($category: String!) {
    pricing_plans(where: { category: { _eq: $category } }, order_by: [{ sort_order: asc }, { id: asc }]) {
      id
      name
      category
      period
      currency
      price
      sort_order
      ...PlanCard_plan
      ...CommonFeatures_plan
      ...CompareColumn_plan
    }
  }
`);

/** The plans of one category, paired to offers. */
export function useCategoryPlans(category: Category) {
  const { data, error, loading, refetch } = useQuery(CategoryPlansQuery, {
    variables: { category },
    context: asVisitor,
    // The alert and its button stay where they are while a request is tried again.
    notifyOnNetworkStatusChange: false,
  });
  useRecovery({ error, loading, refetch });

  return { offers: data && groupOffers(data.pricing_plans), error, loading, refetch };
}
