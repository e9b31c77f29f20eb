import { graphql } from '#src/gql/gql.ts';

export const OpenHold = graphql(`
  subscription OpenHold {
    holds(where: { resumed_at: { _is_null: true } }) {
      id
      snapshot_at
    }
  }
`);

export const ResumeProduct = graphql(`
  mutation ResumeProduct {
    resume_product {
      was_held
    }
  }
`);

export const SuppressEmails = graphql(`
  mutation SuppressEmails($emails: [String!]!, $state: String!) {
    suppress_emails(emails: $emails, state: $state) {
      suppressed
      refused
    }
  }
`);
