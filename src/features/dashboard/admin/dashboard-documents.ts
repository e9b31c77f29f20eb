import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

/** Everything that waits for an administrator. The conditions of the texts without Arabic come from `arabic-gaps.ts`. */
export const Attention = graphql(`
  query Attention(
    $now: timestamptz!
    $midnight: timestamptz!
    $week_ago: timestamptz!
    $plans: pricing_plans_bool_exp!
    $notices: store_notices_bool_exp!
    $links: footer_links_bool_exp!
    $testimonials: testimonials_bool_exp!
  ) {
    webhooks: webhook_endpoints(
      where: {
        _or: [
          { disabled_reason: { _in: ["failing", "gone"] } }
          { is_enabled: { _eq: true }, health: { failing_since: { _is_null: false } } }
        ]
      }
      order_by: [{ name: asc }, { id: asc }]
      limit: 5
    ) {
      id
      name
      is_enabled
    }
    dispatches(
      where: {
        _or: [
          { problem: { _is_null: false } }
          { state: { _eq: "paused" } }
          { failed_count: { _gt: 0 }, created_at: { _gt: $week_ago } }
        ]
        state: { _nin: ["undone", "cancelled"] }
      }
      order_by: [{ created_at: desc }, { id: asc }]
      limit: 5
    ) {
      id
      subject
      subject_ar
      state
      problem
      failed_count
    }
    ending: store_notices(
      where: {
        is_active: { _eq: true }
        ends_at: { _gt: $now, _lte: $midnight }
        _or: [{ starts_at: { _is_null: true } }, { starts_at: { _lte: $now } }]
      }
      order_by: [{ ends_at: asc }, { id: asc }]
      limit: 5
    ) {
      id
      content
      content_ar
      ends_at
    }
    invitations: invitations_aggregate(where: { expires_at: { _gt: $now } }) {
      aggregate {
        count
      }
    }
    plans: pricing_plans_aggregate(where: $plans) {
      aggregate {
        count(columns: [category, name], distinct: true)
      }
    }
    notices: store_notices_aggregate(where: $notices) {
      aggregate {
        count
      }
    }
    links: footer_links_aggregate(where: $links) {
      aggregate {
        count
      }
    }
    testimonials: testimonials_aggregate(where: $testimonials) {
      aggregate {
        count
      }
    }
    settings: site_settings(where: { key: { _in: ["sender_name", "sender_email", "postal_address"] } }) {
      key
      value
    }
  }
`);

/** Follows the last change of any table with a history. */
export const AnythingChanged = graphql(`
  subscription AnythingChanged {
    changed: changes(order_by: [{ number: desc }], limit: 1) {
      number
    }
  }
`);

/** Follows what of dispatches waits for somebody, without their counts, which change with each mail. */
export const DispatchProblems = graphql(`
  subscription DispatchProblems {
    dispatches(order_by: [{ created_at: desc }, { id: asc }], limit: 20) {
      id
      state
      problem
    }
  }
`);

export const WebhookHealthChanged = graphql(`
  subscription WebhookHealthChanged {
    changed: webhook_health(where: { failing_since: { _is_null: false } }, limit: 100) {
      endpoint_id
    }
  }
`);

export const FirstSteps = graphql(`
  query FirstSteps {
    plans: pricing_plans(limit: 1) {
      id
    }
    notices: store_notices(limit: 1) {
      id
    }
    invitations(limit: 1) {
      id
    }
    people: user_roles(limit: 2) {
      user_id
    }
    contacts(limit: 1) {
      id
    }
    settings: site_settings(where: { key: { _in: ["sender_name", "sender_email", "postal_address"] } }) {
      key
      value
    }
  }
`);

/** Totals of the days from `since` on; a day on which nothing counted has none. */
export const SubscriberTotals = graphql(`
  query SubscriberTotals($since: date!) {
    totals: subscriber_totals(where: { day: { _gte: $since } }, order_by: [{ day: asc }], limit: 100) {
      day
      subscribed_count
    }
    now: contacts_aggregate(where: { state: { _eq: "subscribed" } }) {
      aggregate {
        count
      }
    }
  }
`);

export const SubscribersChanged = graphql(`
  subscription SubscribersChanged {
    changed: contacts_aggregate(where: { state: { _eq: "subscribed" } }) {
      aggregate {
        count
      }
    }
  }
`);

export const LastDispatch = graphql(`
  subscription LastDispatch {
    dispatches(
      where: { state: { _nin: ["undone", "scheduled"] } }
      order_by: [{ created_at: desc }, { id: asc }]
      limit: 1
    ) {
      id
      newsletter_id
      subject
      subject_ar
      state
      created_at
      recipients_count
      sent_count
      failed_count
      unknown_count
      skipped_count
    }
  }
`);

export type AttentionData = ResultOf<typeof Attention>;
export type FirstStepsData = ResultOf<typeof FirstSteps>;
export type Dispatch = ResultOf<typeof LastDispatch>['dispatches'][number];
