// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const PartnersList = graphql(`
  query PartnersList(
    $where: footer_links_bool_exp!
    $order_by: [footer_links_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: footer_links(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      label
      label_ar
      url
      updated_at
    }
    total: footer_links_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const PartnersChanged = graphql(`
  subscription PartnersChanged {
    changed: changes(
      where: { table_name: { _eq: "footer_links" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreatePartner = graphql(`
  mutation CreatePartner($object: footer_links_insert_input!) {
    saved: insert_footer_links_one(object: $object) {
      id
    }
  }
`);

export const UpdatePartners = graphql(`
  mutation UpdatePartners($where: footer_links_bool_exp!, $set: footer_links_set_input!) {
    saved: update_footer_links(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeletePartners = graphql(`
  mutation DeletePartners($where: footer_links_bool_exp!) {
    removed: delete_footer_links(where: $where) {
      affected_rows
    }
  }
`);

export const partnersTable = {"table":"footer_links","exported":["label","label_ar","url"],"arabicTexts":[{"column":"label","isList":false}]} as const;

export type AdminPartner = ResultOf<typeof PartnersList>['rows'][number];
