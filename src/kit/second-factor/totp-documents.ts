import { graphql } from '#src/gql/gql.ts';

export const BeginTotp = graphql(`
  mutation BeginTotp($enrolment_token: String) {
    begin_totp(enrolment_token: $enrolment_token) {
      pending
      secret
      uri
      qr_svg
    }
  }
`);

export const ConfirmTotp = graphql(`
  mutation ConfirmTotp(
    $pending: String!
    $code: String!
    $password: String
    $totp: String
    $enrolment_token: String
  ) {
    confirm_totp(
      pending: $pending
      code: $code
      password: $password
      totp: $totp
      enrolment_token: $enrolment_token
    ) {
      is_enabled
    }
  }
`);
