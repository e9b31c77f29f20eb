import { graphql } from '#src/gql/gql.ts';

export const NewslettersFigure = graphql(`
  subscription NewslettersFigure {
    figure: newsletters_aggregate(where: { dispatches: { state: { _eq: "finished" } } }) {
      aggregate {
        count
      }
    }
  }
`);
