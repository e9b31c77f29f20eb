import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

/** Live state of one dispatch. */
export const DispatchProgress = graphql(`
  subscription DispatchProgress($id: uuid!) {
    dispatch: dispatches_by_pk(id: $id) {
      id
      newsletter_id
      state
      subject
      subject_ar
      scheduled_at
      scheduled_at_zone
      undo_until
      recipients_count
      queued_count
      sending_count
      sent_count
      failed_count
      unknown_count
      skipped_count
      problem
      created_at
      started_at
      prepared_at
      finished_at
      person {
        user_id
        email
      }
    }
  }
`);

/** One page of a dispatch's recipients, with the mail server's answer for each, and how many hard bounces are held. */
export const DispatchRecipients = graphql(`
  query DispatchRecipients(
    $where: deliveries_bool_exp!
    $held: deliveries_bool_exp!
    $limit: Int!
    $offset: Int!
  ) {
    deliveries(where: $where, order_by: [{ state: asc }, { id: asc }], limit: $limit, offset: $offset) {
      id
      state
      reason
      locale
      attempts
      unknown_attempts
      next_attempt_at
      finished_at
      response
      bounce
      contact {
        id
        email
      }
    }
    total: deliveries_aggregate(where: $where) {
      aggregate {
        count
      }
    }
    held: deliveries_aggregate(where: $held) {
      aggregate {
        count
      }
    }
  }
`);

export const PauseDispatch = graphql(`
  mutation PauseDispatch($dispatch_id: uuid!) {
    changed: pause_dispatch(dispatch_id: $dispatch_id) {
      dispatch_id
      state
    }
  }
`);

export const ResumeDispatch = graphql(`
  mutation ResumeDispatch($dispatch_id: uuid!) {
    changed: resume_dispatch(dispatch_id: $dispatch_id) {
      dispatch_id
      state
    }
  }
`);

export const CancelDispatch = graphql(`
  mutation CancelDispatch($dispatch_id: uuid!) {
    changed: cancel_dispatch(dispatch_id: $dispatch_id) {
      dispatch_id
      state
    }
  }
`);

export const RetryDeliveries = graphql(`
  mutation RetryDeliveries($dispatch_id: uuid!, $include_unknown: Boolean) {
    changed: retry_deliveries(dispatch_id: $dispatch_id, include_unknown: $include_unknown) {
      dispatch_id
      state
    }
  }
`);

export const RescheduleDispatch = graphql(`
  mutation RescheduleDispatch($dispatch_id: uuid!, $scheduled_at: timestamptz!, $scheduled_at_zone: String) {
    changed: reschedule_dispatch(
      dispatch_id: $dispatch_id
      scheduled_at: $scheduled_at
      scheduled_at_zone: $scheduled_at_zone
    ) {
      dispatch_id
      state
    }
  }
`);

/** What a dispatch that has not begun will send, and what its newsletter has now. */
export const DispatchTexts = graphql(`
  subscription DispatchTexts($id: uuid!) {
    dispatch: dispatches_by_pk(id: $id) {
      id
      subject
      subject_ar
      preheader
      preheader_ar
      html_content
      html_content_ar
      template_name
      newsletter {
        id
        subject
        subject_ar
        preheader
        preheader_ar
        content
        content_ar
        template_name
        updated_at
      }
    }
  }
`);

export const UpdateDispatch = graphql(`
  mutation UpdateDispatch($dispatch_id: uuid!, $version: timestamptz!) {
    changed: update_dispatch(dispatch_id: $dispatch_id, version: $version) {
      dispatch_id
      state
    }
  }
`);

export type Progress = NonNullable<ResultOf<typeof DispatchProgress>['dispatch']>;
export type Recipient = ResultOf<typeof DispatchRecipients>['deliveries'][number];
