import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#src/config/paths.ts';
import { useSessionStore } from '#src/lib/auth/session-context.ts';

/** Leads to the page for a new password from whatever page a mailed link was opened on. */
export function FollowAccountLink() {
  const session = useSessionStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(
    () =>
      session.onEvent((event) => {
        if (event !== 'PASSWORD_RECOVERY' || pathname === paths.updatePassword) return;
        void navigate(paths.updatePassword, { replace: true });
      }),
    [session, navigate, pathname],
  );

  return null;
}
