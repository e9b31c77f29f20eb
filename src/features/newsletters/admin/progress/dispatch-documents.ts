import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '#src/gql/gql.ts';

export const SendNewsletter = graphql(`
  mutation SendNewsletter(
    $newsletter_id: uuid!
    $subject: String!
    $html_content: String!
    $subject_ar: String
    $html_content_ar: String
    $scheduled_at: timestamptz
    $scheduled_at_zone: String
    $version: timestamptz
  ) {
    dispatch: send_newsletter(
      newsletter_id: $newsletter_id
      subject: $subject
      html_content: $html_content
      subject_ar: $subject_ar
      html_content_ar: $html_content_ar
      scheduled_at: $scheduled_at
      scheduled_at_zone: $scheduled_at_zone
      version: $version
    ) {
      dispatch_id
      recipients
      state
      undo_until
    }
  }
`);

export const UndoDispatch = graphql(`
  mutation UndoDispatch($dispatch_id: uuid!) {
    undo_dispatch(dispatch_id: $dispatch_id) {
      dispatch_id
      state
    }
  }
`);

export const NewsletterRecipients = graphql(`
  query NewsletterRecipients($newsletter_id: uuid!) {
    audience: newsletter_recipients(newsletter_id: $newsletter_id) {
      recipients
      arabic
      unsubscribed
      bounced
      rate_limit
      missing_settings
    }
  }
`);

/** Creation time of a dispatch and the end of its undo period, both by the server's clock. */
export const UndoWindow = graphql(`
  query UndoWindow($dispatch_id: uuid!) {
    dispatch: dispatches_by_pk(id: $dispatch_id) {
      id
      state
      created_at
      undo_until
    }
  }
`);

export const DispatchBegins = graphql(`
  subscription DispatchBegins($dispatch_id: uuid!) {
    dispatch: dispatches_by_pk(id: $dispatch_id) {
      id
      state
      newsletter {
        id
        status
      }
    }
  }
`);

export type Audience = NonNullable<ResultOf<typeof NewsletterRecipients>['audience']>;
