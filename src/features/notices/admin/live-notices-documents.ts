import { graphql } from '#src/gql/gql.ts';

/** The first notices that visitors see, in the banner's order, and how many there are. */
export const LiveNotices = graphql(`
  query LiveNotices($live: store_notices_bool_exp!) {
    total: store_notices_aggregate(where: $live) {
      aggregate {
        count
      }
    }
    notices: store_notices(where: $live, order_by: [{ notice_date: desc }, { created_at: desc }], limit: 3) {
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

/** Returns the filter of the notices that visitors see at a moment. */
export const liveAt = (now: string) => ({
  is_active: { _eq: true },
  _and: [
    { _or: [{ starts_at: { _is_null: true } }, { starts_at: { _lte: now } }] },
    { _or: [{ ends_at: { _is_null: true } }, { ends_at: { _gt: now } }] },
  ],
});
