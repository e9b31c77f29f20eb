import Link from '@mui/material/Link';
import { enqueueSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { BrandLogo } from '#src/components/brand-logo.tsx';
import { paths } from '#src/config/paths.ts';
import { usePortal } from '#src/config/use-portal.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { AuthPage } from '#src/features/auth/components/auth-page.tsx';
import { LanguageSwitch } from '#src/features/site-header/components/language-switch.tsx';
import { useSessionStore } from '#src/lib/auth/session-context.ts';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

/** The address that opens the administrators' dialog, for keyboards and assistive technology. */
const ADMIN_HASH = '#admin';

/** The sign-in page; also where Google's login comes back to. */
export function AuthRoute() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale, changeLocale } = useLocale();
  useReturnFromGoogle();

  const top = (
    <>
      <Link
        component={RouterLink}
        to={paths.home}
        color="inherit"
        underline="none"
        aria-label={intl.formatMessage({ id: 'siteHeader.home' }, { brand: brandName[locale] })}
      >
        <BrandLogo />
      </Link>
      <LanguageSwitch current={locale} onChange={(next) => void changeLocale(next)} />
    </>
  );

  return (
    <>
      <title>{`${intl.formatMessage({ id: 'auth.title' })} · ${brandName[locale]}`}</title>
      <AuthPage
        isAdminAsked={hash === ADMIN_HASH}
        onAdminClosed={() => {
          if (hash === ADMIN_HASH) void navigate(paths.auth, { replace: true });
        }}
        onSignedIn={() => void navigate(paths.home)}
        top={top}
      />
    </>
  );
}

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
    if (outcome === 'failed') {
      enqueueSnackbar(intl.formatMessage({ id: 'session.loginFailed' }), { variant: 'error', key: outcome });
    }
  }, [outcome, next, intl]);
}
