// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const OffersList = graphql(`
  query OffersList(
    $where: plan_offers_bool_exp!
    $order_by: [plan_offers_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: plan_offers(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      plan_id
      starts_at
      starts_at_zone
      ends_at
      ends_at_zone
      price
      code
      words
      words_ar
      currency
      updated_at
      plan { id name name_ar category currency period period_ar }
    }
    total: plan_offers_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const OffersChanged = graphql(`
  subscription OffersChanged {
    changed: changes(
      where: { table_name: { _eq: "plan_offers" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreateOffer = graphql(`
  mutation CreateOffer($object: plan_offers_insert_input!) {
    saved: insert_plan_offers_one(object: $object) {
      id
    }
  }
`);

export const UpdateOffers = graphql(`
  mutation UpdateOffers($where: plan_offers_bool_exp!, $set: plan_offers_set_input!) {
    saved: update_plan_offers(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeleteOffers = graphql(`
  mutation DeleteOffers($where: plan_offers_bool_exp!) {
    removed: delete_plan_offers(where: $where) {
      affected_rows
    }
  }
`);

export const offersTable = {"table":"plan_offers","exported":["plan_id","starts_at","starts_at_zone","ends_at","ends_at_zone","price","code","words","words_ar"],"arabicTexts":[{"column":"words","isList":false}]} as const;

export type AdminOffer = ResultOf<typeof OffersList>['rows'][number];
