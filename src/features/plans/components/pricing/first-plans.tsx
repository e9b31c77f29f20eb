import type { ReactNode } from 'react';
import { graphql } from '#src/gql/gql.ts';
import type { PricingSectionQuery as Answer } from '#src/gql/graphql.ts';
import { useRecovery } from '#src/lib/apollo/use-recovery.ts';
import { publicOperation } from '#src/lib/public-data/public-operation.ts';
import { useLiveQuery } from '#src/lib/public-data/use-public-query.ts';
import { groupOffers, type Offer, type PlanRow } from '../../offers.ts';
import { PlanPricesQuery } from '../card/plan-prices.ts';

const PricingSectionQuery = publicOperation(
  graphql(`
    query PricingSection($names: [String!]!, $categories: [String!]!) {
      pricing_plans(
        where: { name: { _in: $names }, category: { _in: $categories } }
        order_by: [{ sort_order: asc }, { id: asc }]
      ) {
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
      }
    }
  `),
);

/** Upper bound for the plans on the home page; SPEC section 9. */
export const HOME_PLAN_COUNT = 4;

export type FirstPlan = Offer<Answer['pricing_plans'][number]>;

type Asked = { loading: boolean; refetch: () => Promise<unknown> };

type FirstPlansProps = {
  /** Draws what takes the place of plans that are loading, or that could not be loaded. */
  pending?: (asked: Asked) => ReactNode;
  children: (offers: FirstPlan[]) => ReactNode;
};

/** Draws the first plans of the list. Ranks all by their prices alone, so that only the first ones are read in full. */
export function FirstPlans({ pending, children }: FirstPlansProps) {
  const { data, ...asked } = useLiveQuery(PlanPricesQuery);
  useRecovery(asked);
  if (!data) return pending?.(asked);
  const first = groupOffers(data.pricing_plans).slice(0, HOME_PLAN_COUNT);
  if (first.length === 0) return children([]);

  return (
    <InFull first={first} pending={pending}>
      {children}
    </InFull>
  );
}

type InFullProps = Pick<FirstPlansProps, 'children'> & {
  pending: FirstPlansProps['pending'];
  first: Offer<PlanRow>[];
};

function InFull({ first, pending, children }: InFullProps) {
  const { data, ...asked } = useLiveQuery(PricingSectionQuery, {
    names: first.map(({ mainRow }) => mainRow.name),
    categories: first.map(({ mainRow }) => mainRow.category),
  });
  useRecovery(asked);
  if (!data) return pending?.(asked);
  // The answer may hold a plan that has the name of one and the category of another.
  const keys = new Set(first.map(({ key }) => key));

  return children(groupOffers(data.pricing_plans).filter(({ key }) => keys.has(key)));
}
