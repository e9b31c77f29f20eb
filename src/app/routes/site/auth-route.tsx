import { enqueueSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#src/config/paths.ts';
import { usePortal } from '#src/config/use-portal.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { AuthPage } from '#src/features/auth/components/auth-page.tsx';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { authHead } from '../page-heads.ts';
import { usePageHead } from '../use-page-head.ts';
import { BrandAndLanguage } from './brand-and-language.tsx';

/** The sign-in page; also where Google's login comes back to. */
export function AuthRoute() {
  const { hash } = useLocation();
  const isAdminAsked = hash !== '' && paths.adminLogin.endsWith(hash);
  const navigate = useNavigate();
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale } = useLocale();
  usePageHead(authHead(intl, brandName[locale]));
  const { user, role, signOut } = useSession();
  useReturnFromGoogle();

  return (
    <LookProvider>
      <AuthPage
        user={user && { email: user.email, role, onSignOut: () => void signOut() }}
        isAdminAsked={isAdminAsked}
        onAdminClosed={() => {
          if (isAdminAsked) void navigate(paths.auth, { replace: true });
        }}
        onSignedIn={() => void navigate(paths.home)}
        top={<BrandAndLanguage />}
      />
    </LookProvider>
  );
}

const FAILURES = { failed: 'session.loginFailed', 'second-factor': 'session.secondFactorNeeded' } as const;

/** After a login with Google the way leads on to the portal; a login that failed is said. */
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
      enqueueSnackbar(intl.formatMessage({ id: FAILURES[outcome] }), { variant: 'error', key: outcome });
    }
  }, [outcome, next, intl]);
}
