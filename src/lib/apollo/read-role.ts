import type { ApolloClient } from '@apollo/client';
import { graphql } from '#src/gql/gql.ts';
import type { RoleReader } from '#src/lib/auth/access-claims.ts';

const SessionRoleQuery = graphql(`
  query SessionRole($user_id: uuid!) {
    user_roles_by_pk(user_id: $user_id) {
      user_id
      role
    }
  }
`);

/** Creates a function that reads a person's role from the API, never from the cache, in the API role `user`. */
export function createRoleReader(client: ApolloClient): RoleReader {
  return async (userId) => {
    const { data } = await client.query({
      query: SessionRoleQuery,
      variables: { user_id: userId },
      fetchPolicy: 'network-only',
      context: { apiRole: 'user' },
    });
    const role = data?.user_roles_by_pk?.role;

    return role === 'admin' || role === 'user' ? role : null;
  };
}
