import { graphql } from '#src/gql/gql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { useLiveQuery } from '#src/lib/public-data/use-public-query.ts';
import { groupOffers } from '../../offers.ts';

const CategoryPlansQuery = publicOperation(
  graphql(`
    query CategoryPlans($category: String!) {
      pricing_plans(where: { category: { _eq: $category } }, order_by: [{ sort_order: asc }, { id: asc }]) {
        id
        name
        category
        period
        currency
        price
        in_force {
          price
        }
        sort_order
        ...PlanCard_plan
        ...CommonFeatures_plan
        ...CompareColumn_plan
        ...ComparedPrice_plan
      }
    }
  `),
);

/** Loads the plans of one category and groups them into offers. */
export function useCategoryPlans(category: string) {
  const { data, error, loading, refetch } = useLiveQuery(CategoryPlansQuery, { category });
  useRecovery({ error, loading, refetch });

  return { offers: data && groupOffers(data.pricing_plans), error, loading, refetch };
}
