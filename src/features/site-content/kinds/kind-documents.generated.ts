// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const HostingKindsList = graphql(`
  query HostingKindsList(
    $where: hosting_kinds_bool_exp!
    $order_by: [hosting_kinds_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: hosting_kinds(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      name
      name_ar
      slug
      summary
      summary_ar
      text
      text_ar
      picture
      menu
      sort_order
      is_shown
      original
      former_slugs
      updated_at
    }
    total: hosting_kinds_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const HostingKindsChanged = graphql(`
  subscription HostingKindsChanged {
    changed: changes(
      where: { table_name: { _eq: "hosting_kinds" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreateHostingKind = graphql(`
  mutation CreateHostingKind($object: hosting_kinds_insert_input!) {
    saved: insert_hosting_kinds_one(object: $object) {
      id
    }
  }
`);

export const UpdateHostingKinds = graphql(`
  mutation UpdateHostingKinds($where: hosting_kinds_bool_exp!, $set: hosting_kinds_set_input!) {
    saved: update_hosting_kinds(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeleteHostingKinds = graphql(`
  mutation DeleteHostingKinds($where: hosting_kinds_bool_exp!) {
    removed: delete_hosting_kinds(where: $where) {
      affected_rows
    }
  }
`);

export const MoveHostingKinds = graphql(`
  mutation MoveHostingKinds($updates: [hosting_kinds_updates!]!) {
    moved: update_hosting_kinds_many(updates: $updates) {
      affected_rows
    }
  }
`);

export const hostingKindsTable = {"table":"hosting_kinds","exported":["name","name_ar","slug","summary","summary_ar","text","text_ar","picture","menu","sort_order","is_shown"],"arabicTexts":[{"column":"name","isList":false},{"column":"summary","isList":false},{"column":"text","isList":false}]} as const;

export type AdminHostingKind = ResultOf<typeof HostingKindsList>['rows'][number];
