// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const DomainExtensionsList = graphql(`
  query DomainExtensionsList(
    $where: domain_extensions_bool_exp!
    $order_by: [domain_extensions_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: domain_extensions(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      extension
      sort_order
      is_shown
      updated_at
    }
    total: domain_extensions_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const DomainExtensionsChanged = graphql(`
  subscription DomainExtensionsChanged {
    changed: changes(
      where: { table_name: { _eq: "domain_extensions" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreateDomainExtension = graphql(`
  mutation CreateDomainExtension($object: domain_extensions_insert_input!) {
    saved: insert_domain_extensions_one(object: $object) {
      id
    }
  }
`);

export const UpdateDomainExtensions = graphql(`
  mutation UpdateDomainExtensions($where: domain_extensions_bool_exp!, $set: domain_extensions_set_input!) {
    saved: update_domain_extensions(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeleteDomainExtensions = graphql(`
  mutation DeleteDomainExtensions($where: domain_extensions_bool_exp!) {
    removed: delete_domain_extensions(where: $where) {
      affected_rows
    }
  }
`);

export const MoveDomainExtensions = graphql(`
  mutation MoveDomainExtensions($updates: [domain_extensions_updates!]!) {
    moved: update_domain_extensions_many(updates: $updates) {
      affected_rows
    }
  }
`);

export const domainExtensionsTable = {"table":"domain_extensions","exported":["extension","sort_order","is_shown"]} as const;

export type AdminDomainExtension = ResultOf<typeof DomainExtensionsList>['rows'][number];
