import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { defer, from, switchMap } from 'rxjs';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { errorCodeOf } from './error-code.ts';

/** Answers one `invalid-jwt` of a request by dropping the token, getting another and asking once more. */
export function createRefusedTokenLink(session: SessionStore): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const { accessToken, isRenewed } = operation.getContext();
    if (!CombinedGraphQLErrors.is(error) || errorCodeOf(error) !== 'invalid-jwt') return;
    if (!accessToken || isRenewed) return;

    operation.setContext({ isRenewed: true });

    return defer(() => from(session.renew(accessToken))).pipe(switchMap(() => forward(operation)));
  });
}
