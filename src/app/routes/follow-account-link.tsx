import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isClosedPath, paths } from '#src/config/paths.ts';
import { hashOfLink } from '#src/lib/auth/account-link.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';

/**
 * Leads to the page for a new password from whatever page a mailed link was opened on; from a public one in a document of
 * its own (`useClosedDocument`), to which the link goes along as it came.
 */
export function FollowAccountLink() {
  const session = useSessionStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(
    () =>
      session.onEvent((event) => {
        if (event !== 'PASSWORD_RECOVERY' || pathname === paths.updatePassword) return;
        if (isClosedPath(pathname) || !session.link) void navigate(paths.updatePassword, { replace: true });
        else window.location.replace(`${paths.updatePassword}${hashOfLink(session.link)}`);
      }),
    [session, navigate, pathname],
  );

  return null;
}
