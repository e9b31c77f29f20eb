import { graphql } from '#src/gql/gql.ts';

export const PlansFigure = graphql(`
  subscription PlansFigure {
    figure: pricing_plans_aggregate {
      aggregate {
        count(columns: [category, name], distinct: true)
        prices: count
      }
    }
  }
`);

export const ChangePlansTogether = graphql(`
  mutation ChangePlansTogether($changes: jsonb!) {
    change_plans_together(args: { plans: $changes }) {
      id
    }
  }
`);
