// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const DomainPricesList = graphql(`
  query DomainPricesList(
    $where: domain_prices_bool_exp!
    $order_by: [domain_prices_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: domain_prices(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      extension
      currency
      register_price
      transfer_price
      renew_price
      updated_at
    }
    total: domain_prices_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const DomainPricesChanged = graphql(`
  subscription DomainPricesChanged {
    changed: changes(
      where: { table_name: { _eq: "domain_prices" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreateDomainPrice = graphql(`
  mutation CreateDomainPrice($object: domain_prices_insert_input!) {
    saved: insert_domain_prices_one(object: $object) {
      id
    }
  }
`);

export const UpdateDomainPrices = graphql(`
  mutation UpdateDomainPrices($where: domain_prices_bool_exp!, $set: domain_prices_set_input!) {
    saved: update_domain_prices(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeleteDomainPrices = graphql(`
  mutation DeleteDomainPrices($where: domain_prices_bool_exp!) {
    removed: delete_domain_prices(where: $where) {
      affected_rows
    }
  }
`);

export const domainPricesTable = {"table":"domain_prices","exported":["extension","currency","register_price","transfer_price","renew_price"]} as const;

export type AdminDomainPrice = ResultOf<typeof DomainPricesList>['rows'][number];
