import { SetContextLink } from '@apollo/client/link/context';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { apiRoleOf, authHeaders } from './request-context.ts';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { defer, from, switchMap, map } from 'rxjs';
import { errorCodeOf, REQUEST_ID } from './error-code.ts';
import { ApolloLink } from '@apollo/client/link';

/**
 * Creates the link that adds the access token to each request, and stores it in the context for the link that renews a
 * refused token. An expired token is never sent: the API would answer with an error even where visitors may read.
 */
export function createAuthLink(session: SessionStore): SetContextLink {
  return new SetContextLink(async (context) => {
    const token = context.asVisitor ? null : await session.accessToken();
    const apiRole = context.apiRole ?? apiRoleOf(session.getSession().role);

    return { accessToken: token, headers: { ...context.headers, ...authHeaders(token, apiRole) } };
  });
}

/** Creates the link that reacts to a request's first `invalid-jwt`: it renews the token and sends the request once more. */
export function createRefusedTokenLink(session: SessionStore): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const { accessToken, isRenewed } = operation.getContext();
    if (!CombinedGraphQLErrors.is(error) || errorCodeOf(error) !== 'invalid-jwt') return;
    if (!accessToken || isRenewed) return;

    operation.setContext({ isRenewed: true });

    return defer(() => from(session.renew(accessToken))).pipe(switchMap(() => forward(operation)));
  });
}

/** Adds to each error of an answer the request's id in the server's log. */
export const requestIdLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const { response } = operation.getContext();
      const requestId = response instanceof Response ? response.headers.get(REQUEST_ID) : null;
      if (!requestId || !('errors' in result) || !result.errors) return result;

      return {
        ...result,
        errors: result.errors.map((error) => ({ ...error, extensions: { requestId, ...error.extensions } })),
      };
    }),
  ),
);
