import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { usePortal } from '#src/config/use-portal.ts';
import { AuthCard } from '#src/features/auth/components/auth-card.tsx';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { showToast } from '#src/lib/toasts/toasts.tsx';
import { takeWantedPage } from '../../wanted-page.ts';

export { VisitorInfo } from '#src/features/auth/components/visitor-info.tsx';

/** Draws the card of /auth for the session: the portal's forms for a visitor, or the account of a signed-in person. */
export function AuthCardOfSession() {
  const { hash } = useLocation();
  const isAdminAsked = hash !== '' && paths.adminLogin.endsWith(hash);
  const navigate = useNavigate();
  const { user, role, signOut } = useSession();
  useReturnFromGoogle();

  return (
    <LookProvider>
      <AuthCard
        user={user && { email: user.email, role, onSignOut: () => void signOut() }}
        isAdminAsked={isAdminAsked}
        onAdminClosed={() => {
          if (isAdminAsked) void navigate(paths.auth, { replace: true });
        }}
        onSignedIn={() => void navigate(isAdminAsked ? takeWantedPage() : paths.home)}
      />
    </LookProvider>
  );
}

const FAILURES = { failed: 'session.loginFailed', 'second-factor': 'session.secondFactorNeeded' } as const;

/** Opens the client portal after a login with Google; shows a toast if that login failed or needs a second factor. */
function useReturnFromGoogle(): void {
  const { status } = useSession();
  const session = useSessionStore();
  const portal = usePortal();
  const intl = useIntl();
  const outcome = status === 'loading' ? null : session.loginReturn;
  const next = portal?.home ?? paths.home;

  useEffect(() => {
    if (outcome === 'completed') window.location.replace(next);
    if (outcome === 'failed' || outcome === 'second-factor') {
      showToast(intl.formatMessage({ id: FAILURES[outcome] }), { variant: 'error', key: outcome });
    }
  }, [outcome, next, intl]);
}
