import { SetContextLink } from '@apollo/client/link/context';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { apiRoleOf, authHeaders } from './request-context.ts';

/**
 * Adds the access token to each request, and remembers it in the context for the link that renews a refused one.
 * An expired token never leaves: the API answers it with an error even where visitors may read.
 */
export function createAuthLink(session: SessionStore): SetContextLink {
  return new SetContextLink(async (context) => {
    const token = context.asVisitor ? null : await session.accessToken();
    const apiRole = context.apiRole ?? apiRoleOf(session.getSession().role);

    return { accessToken: token, headers: { ...context.headers, ...authHeaders(token, apiRole) } };
  });
}
