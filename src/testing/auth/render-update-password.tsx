import type { MockLink } from '@apollo/client/testing';
import { AccountLinkQuery } from '#src/features/passwords/components/link-password.tsx';
import { UpdatePasswordPage } from '#src/features/passwords/components/update-password-page.tsx';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { withSession } from '../make-session-store.tsx';
import { renderApp, type RenderAppOptions } from '../render-app.tsx';

export const LINK_TOKEN = 'token-of-a-mail';

/** Returns the mock of the API's answer about the mailed link. */
export const linkFor = (email: string): MockLink.MockedResponse => ({
  request: { query: AccountLinkQuery, variables: { token: LINK_TOKEN } },
  result: { data: { account_link: { __typename: 'account_link', purpose: 'recovery', email } } },
});

type Options = RenderAppOptions & { session: SessionStore; onUpdated?: () => void };

/** Renders the page for a new password with the given session. */
export async function renderUpdatePassword({ session, onUpdated = () => undefined, ...options }: Options) {
  return renderApp(<UpdatePasswordPage top={null} onUpdated={onUpdated} />, {
    path: '/update-password',
    wrap: withSession(session),
    ...options,
  });
}
