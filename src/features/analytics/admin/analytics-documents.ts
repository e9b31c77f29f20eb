import { graphql } from '#src/gql/gql.ts';

export const SaveHeadScripts = graphql(`
  mutation SaveHeadScripts($password: String!, $totp: String, $value: String) {
    save_head_scripts(password: $password, totp: $totp, value: $value) {
      key
    }
  }
`);
