// Written by `npm run codegen` from the description of the section’s fields.
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const ContactsList = graphql(`
  query ContactsList(
    $where: contacts_bool_exp!
    $order_by: [contacts_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: contacts(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      email
      first_name
      last_name
      locale
      external_id
      state
      state_reason
      state_note
      source
      consent_version
      consent_locale
      consent_source
      consent_requested_at
      consent_confirmed_at
      unsubscribed_at
      created_at
      updated_at
    }
    total: contacts_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const ContactsChanged = graphql(`
  subscription ContactsChanged {
    changed: changes(
      where: { table_name: { _eq: "contacts" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }
`);

export const CreateContact = graphql(`
  mutation CreateContact($object: contacts_insert_input!) {
    saved: insert_contacts_one(object: $object) {
      id
    }
  }
`);

export const UpdateContacts = graphql(`
  mutation UpdateContacts($where: contacts_bool_exp!, $set: contacts_set_input!) {
    saved: update_contacts(where: $where, _set: $set) {
      affected_rows
    }
  }
`);

export const DeleteContacts = graphql(`
  mutation DeleteContacts($where: contacts_bool_exp!) {
    removed: delete_contacts(where: $where) {
      affected_rows
    }
  }
`);

export const contactsTable = {"table":"contacts","exported":["external_id","email","first_name","last_name","locale","state","state_reason","state_note","unsubscribed_at","source","consent_version","consent_locale","consent_source","consent_requested_at","consent_confirmed_at","created_at"]} as const;

export type AdminContact = ResultOf<typeof ContactsList>['rows'][number];
