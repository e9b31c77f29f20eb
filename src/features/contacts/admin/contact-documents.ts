import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const ContactsFigure = graphql(`
  subscription ContactsFigure {
    figure: contacts_aggregate(where: { state: { _eq: "subscribed" } }) {
      aggregate {
        count
      }
    }
  }
`);

/** Deliveries to a contact, newest first. */
export const ContactDeliveries = graphql(`
  query ContactDeliveries($contact_id: uuid!) {
    deliveries(
      where: { contact_id: { _eq: $contact_id } }
      order_by: [{ dispatch: { created_at: desc } }, { id: asc }]
      limit: 10
    ) {
      id
      state
      reason
      bounce
      locale
      finished_at
      dispatch {
        id
        subject
        subject_ar
        created_at
      }
    }
    total: deliveries_aggregate(where: { contact_id: { _eq: $contact_id } }) {
      aggregate {
        count
      }
    }
  }
`);

/** State of a contact: whether it gets mail. */
export const ContactStanding = graphql(`
  query ContactStanding($contact_id: uuid!) {
    contact: contacts_by_pk(id: $contact_id) {
      id
      email
      state
      state_reason
      state_note
      unsubscribed_at
      consent_version
      consent_locale
      consent_source
      consent_requested_at
      consent_confirmed_at
    }
  }
`);

export const SetContactState = graphql(`
  mutation SetContactState($contact_id: uuid!, $state: String!, $reason: String) {
    changed: set_contact_state(contact_id: $contact_id, state: $state, reason: $reason) {
      contact_id
      state
    }
  }
`);

export const ExportContact = graphql(`
  query ExportContact($contact_id: uuid!) {
    exported: export_contact(contact_id: $contact_id) {
      data
    }
  }
`);

export type ContactDelivery = ResultOf<typeof ContactDeliveries>['deliveries'][number];
