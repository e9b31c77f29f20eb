// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const TestimonialsList = graphql(`
  query TestimonialsList(
    $where: testimonials_bool_exp!
    $order_by: [testimonials_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: testimonials(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      name
      name_ar
      company
      company_ar
      quote
      quote_ar
      picture
      picture_width
      picture_height
      picture_alt
      picture_alt_ar
      sort_order
      updated_at
    }
    total: testimonials_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const TestimonialsChanged = graphql(`
  subscription TestimonialsChanged {
    changed: changes(
      where: { table_name: { _eq: "testimonials" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreateTestimonial = graphql(`
  mutation CreateTestimonial($object: testimonials_insert_input!) {
    saved: insert_testimonials_one(object: $object) {
      id
    }
  }
`);

export const UpdateTestimonials = graphql(`
  mutation UpdateTestimonials($where: testimonials_bool_exp!, $set: testimonials_set_input!) {
    saved: update_testimonials(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeleteTestimonials = graphql(`
  mutation DeleteTestimonials($where: testimonials_bool_exp!) {
    removed: delete_testimonials(where: $where) {
      affected_rows
    }
  }
`);

export const MoveTestimonials = graphql(`
  mutation MoveTestimonials($updates: [testimonials_updates!]!) {
    moved: update_testimonials_many(updates: $updates) {
      affected_rows
    }
  }
`);

export const testimonialsTable = {"table":"testimonials","exported":["name","name_ar","company","company_ar","quote","quote_ar","picture","picture_width","picture_height","picture_alt","picture_alt_ar","sort_order"],"arabicTexts":[{"column":"name","isList":false},{"column":"company","isList":false},{"column":"quote","isList":false},{"column":"picture_alt","isList":false}]} as const;

export type AdminTestimonial = ResultOf<typeof TestimonialsList>['rows'][number];
