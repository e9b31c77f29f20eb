import { graphql } from '#src/gql/gql.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';

/** Every price, with no more than ranks and compares plans: a page shows few of them in full. */
export const PlanPricesQuery = publicOperation(
  graphql(`
    query PlanPrices {
      pricing_plans(order_by: [{ sort_order: asc }, { id: asc }]) {
        name
        category
        period
        currency
        price
        in_force {
          price
        }
        sort_order
      }
    }
  `),
);
