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

/** The kinds of hosting that a plan may have as its category. */
export const PlanKinds = graphql(`
  query PlanKinds {
    hosting_kinds(order_by: [{ sort_order: asc }, { id: asc }]) {
      id
      slug
      name
      name_ar
    }
  }
`);

export const PlanKindsChanged = graphql(`
  subscription PlanKindsChanged {
    changed: changes(
      where: { table_name: { _eq: "hosting_kinds" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);
