import { graphql } from '#src/gql/gql.ts';

/** Notices that visitors see at a moment, in the banner's order. */
export const LiveNotices = graphql(`
  query LiveNotices($now: timestamptz!) {
    notices: store_notices(
      where: {
        is_active: { _eq: true }
        _and: [
          { _or: [{ starts_at: { _is_null: true } }, { starts_at: { _lte: $now } }] }
          { _or: [{ ends_at: { _is_null: true } }, { ends_at: { _gt: $now } }] }
        ]
      }
      order_by: [{ notice_date: desc }, { created_at: desc }]
      limit: 10
    ) {
      id
      content
      content_ar
      notice_date
      severity
      link_url
    }
  }
`);

export const LiveNoticesChanged = graphql(`
  subscription LiveNoticesChanged {
    changed: store_notices(order_by: [{ updated_at: desc }], limit: 1) {
      id
      updated_at
    }
  }
`);
