import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isClosedPath, paths } from '#src/config/paths.ts';
import { hashOfLink } from '#src/lib/auth/account-link.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';

/**
 * Opens the page for a new password when a mailed link was opened on any other page. From a public page this loads a new
 * document (see `useClosedDocument`) and passes the link on in its hash.
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
