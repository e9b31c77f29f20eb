import { graphql } from '#src/gql/gql.ts';

/** GraphQL documents for the form of a legal text; src/kit/admin reads their aliases. */
export const LegalTextForm = graphql(`
  query LegalTextForm($slug: String!) {
    rows: legal_pages(where: { slug: { _eq: $slug } }) {
      id: slug
      title
      title_ar
      body
      body_ar
      updated_at
    }
  }
`);

export const LegalTextsChanged = graphql(`
  subscription LegalTextsChanged {
    changed: legal_pages(order_by: [{ slug: asc }]) {
      slug
      updated_at
    }
  }
`);

/** Overwrites the text only if the stored one still matches `where`. */
export const SaveLegalText = graphql(`
  mutation SaveLegalText($objects: [legal_pages_insert_input!]!, $where: legal_pages_bool_exp!) {
    saved: insert_legal_pages(
      objects: $objects
      on_conflict: {
        constraint: legal_pages_pkey
        update_columns: [title, title_ar, body, body_ar]
        where: $where
      }
    ) {
      affected_rows
    }
  }
`);
