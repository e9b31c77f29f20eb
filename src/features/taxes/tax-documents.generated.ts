// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const TaxRatesList = graphql(`
  query TaxRatesList(
    $where: tax_rates_bool_exp!
    $order_by: [tax_rates_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: tax_rates(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      currency
      rate
      mode
      updated_at
    }
    total: tax_rates_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const TaxRatesChanged = graphql(`
  subscription TaxRatesChanged {
    changed: changes(
      where: { table_name: { _eq: "tax_rates" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreateTaxRate = graphql(`
  mutation CreateTaxRate($object: tax_rates_insert_input!) {
    saved: insert_tax_rates_one(object: $object) {
      id
    }
  }
`);

export const UpdateTaxRates = graphql(`
  mutation UpdateTaxRates($where: tax_rates_bool_exp!, $set: tax_rates_set_input!) {
    saved: update_tax_rates(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeleteTaxRates = graphql(`
  mutation DeleteTaxRates($where: tax_rates_bool_exp!) {
    removed: delete_tax_rates(where: $where) {
      affected_rows
    }
  }
`);

export const taxRatesTable = {"table":"tax_rates","exported":["currency","rate","mode"]} as const;

export type AdminTaxRate = ResultOf<typeof TaxRatesList>['rows'][number];
