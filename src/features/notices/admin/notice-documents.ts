import { graphql } from '#src/gql/gql.ts';

/** Number of active notices on the dashboard. */
export const NoticesFigure = graphql(`
  subscription NoticesFigure {
    figure: store_notices_aggregate(where: { is_active: { _eq: true } }) {
      aggregate {
        count
      }
    }
  }
`);
