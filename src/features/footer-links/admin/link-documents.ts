import { graphql } from '#src/gql/gql.ts';

export const LinksFigure = graphql(`
  subscription LinksFigure {
    figure: footer_links_aggregate {
      aggregate {
        count
      }
    }
  }
`);
