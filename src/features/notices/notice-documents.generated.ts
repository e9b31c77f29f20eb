// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const NoticesList = graphql(`
  query NoticesList(
    $where: store_notices_bool_exp!
    $order_by: [store_notices_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: store_notices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      content
      content_ar
      notice_date
      is_active
      severity
      link_url
      starts_at
      starts_at_zone
      ends_at
      ends_at_zone
      page_title
      page_title_ar
      page_body
      page_body_ar
      page_slug
      page_from
      page_from_zone
      updated_at
    }
    total: store_notices_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const NoticesChanged = graphql(`
  subscription NoticesChanged {
    changed: changes(
      where: { table_name: { _eq: "store_notices" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreateNotice = graphql(`
  mutation CreateNotice($object: store_notices_insert_input!) {
    saved: insert_store_notices_one(object: $object) {
      id
    }
  }
`);

export const UpdateNotices = graphql(`
  mutation UpdateNotices($where: store_notices_bool_exp!, $set: store_notices_set_input!) {
    saved: update_store_notices(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeleteNotices = graphql(`
  mutation DeleteNotices($where: store_notices_bool_exp!) {
    removed: delete_store_notices(where: $where) {
      affected_rows
    }
  }
`);

export const noticesTable = {"table":"store_notices","exported":["content","content_ar","notice_date","is_active","severity","link_url","starts_at","starts_at_zone","ends_at","ends_at_zone","page_title","page_title_ar","page_body","page_body_ar","page_slug","page_from","page_from_zone"],"arabicTexts":[{"column":"content","isList":false},{"column":"page_title","isList":false},{"column":"page_body","isList":false}]} as const;

export type AdminNotice = ResultOf<typeof NoticesList>['rows'][number];
