// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const NewslettersList = graphql(`
  query NewslettersList(
    $where: newsletters_bool_exp!
    $order_by: [newsletters_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: newsletters(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      subject
      subject_ar
      preheader
      preheader_ar
      content
      content_ar
      template_name
      status
      created_at
      updated_at
      dispatches(where: { state: { _neq: "undone" } }, limit: 1) {
        id
        newsletter_id
        newsletter_version
        state
        scheduled_at
        recipients_count
        sent_count
        failed_count
        unknown_count
        skipped_count
      }
    }
    total: newsletters_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const NewslettersChanged = graphql(`
  subscription NewslettersChanged {
    changed: changes(
      where: { table_name: { _eq: "newsletters" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreateNewsletter = graphql(`
  mutation CreateNewsletter($object: newsletters_insert_input!) {
    saved: insert_newsletters_one(object: $object) {
      id
    }
  }
`);

export const UpdateNewsletters = graphql(`
  mutation UpdateNewsletters($where: newsletters_bool_exp!, $set: newsletters_set_input!) {
    saved: update_newsletters(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeleteNewsletters = graphql(`
  mutation DeleteNewsletters($where: newsletters_bool_exp!) {
    removed: delete_newsletters(where: $where) {
      affected_rows
    }
  }
`);

export const newslettersTable = {"table":"newsletters","exported":["subject","subject_ar","template_name","status","created_at"],"arabicTexts":[{"column":"subject","isList":false},{"column":"preheader","isList":false},{"column":"content","isList":false}]} as const;

export type AdminNewsletter = ResultOf<typeof NewslettersList>['rows'][number];
