// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const PlansList = graphql(`
  query PlansList(
    $where: pricing_plans_bool_exp!
    $order_by: [pricing_plans_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: pricing_plans(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      category
      name
      name_ar
      price
      currency
      period
      period_ar
      renewal_price
      setup_fee
      money_back_days
      support_minutes
      features
      features_ar
      highlight
      badge
      badge_ar
      logo
      logo_alt
      logo_alt_ar
      button_url
      is_shown
      shown_from
      shown_from_zone
      sort_order
      updated_at
    }
    total: pricing_plans_aggregate(where: $where) {
      aggregate {
        count
        sets: count(columns: [category, name], distinct: true)
      }
    }
  }
`);

export const PlansChanged = graphql(`
  subscription PlansChanged {
    changed: changes(
      where: { table_name: { _eq: "pricing_plans" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreatePlan = graphql(`
  mutation CreatePlan($object: pricing_plans_insert_input!) {
    saved: insert_pricing_plans_one(object: $object) {
      id
    }
  }
`);

export const UpdatePlans = graphql(`
  mutation UpdatePlans($where: pricing_plans_bool_exp!, $set: pricing_plans_set_input!) {
    saved: update_pricing_plans(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeletePlans = graphql(`
  mutation DeletePlans($where: pricing_plans_bool_exp!) {
    removed: delete_pricing_plans(where: $where) {
      affected_rows
    }
  }
`);

export const MovePlans = graphql(`
  mutation MovePlans($updates: [pricing_plans_updates!]!) {
    moved: update_pricing_plans_many(updates: $updates) {
      affected_rows
    }
  }
`);

export const plansTable = {"table":"pricing_plans","exported":["category","name","name_ar","price","currency","period","period_ar","renewal_price","setup_fee","money_back_days","support_minutes","features","features_ar","highlight","badge","badge_ar","logo","logo_alt","logo_alt_ar","button_url","is_shown","shown_from","shown_from_zone","sort_order"],"arabicTexts":[{"column":"name","isList":false},{"column":"period","isList":false,"known":["mo","3mo","6mo","yr","2yr","3yr"]},{"column":"features","isList":true},{"column":"badge","isList":false},{"column":"logo_alt","isList":false}]} as const;

export type AdminPlan = ResultOf<typeof PlansList>['rows'][number];
