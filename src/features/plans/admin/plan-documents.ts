import { graphql } from '#src/gql/gql.ts';

export const PlansFigure = graphql(`
  subscription PlansFigure {
    figure: pricing_plans_aggregate {
      aggregate {
        count
      }
    }
  }
`);
